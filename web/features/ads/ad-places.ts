import { type AdLocation, readAdConfig } from '../../../contract/api/ad-config.ts'
import { API_PATH } from '../../../contract/api/paths.ts'
import { SCRIPT_CALL_MS } from '../../../rules/deadlines/deadlines.ts'
import { isSafeLink } from '../../../rules/links/safe-link.ts'
import { ask } from '../../browser/ask.ts'
import { pageForm } from '../../browser/page.ts'
import { keepSearchChannel } from './search-channel.ts'

let asked: Promise<AdLocation[]> | undefined

/** The page's ad for a place. One call serves all places; none is made but for a visitor from a search engine. */
export async function adFor(place: AdLocation['adLocationType']): Promise<AdLocation | undefined> {
  asked ??= askForAds()
  return (await asked).find(ad => ad.adLocationType === place)
}

async function askForAds(): Promise<AdLocation[]> {
  if (!keepSearchChannel(document, document.referrer, location.search)) return []
  const body = pageForm(document)
  if (!body) return []
  const reply = await ask(API_PATH.getAdConfig, SCRIPT_CALL_MS, { method: 'POST', body })
  return readAdConfig(reply).filter(ad => isSafeLink(ad.adUrl) && isSafeLink(ad.imgUrl))
}
