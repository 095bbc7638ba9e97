import { AD_LOCATION, type AdLocation, readAdConfig } from '../../contract/api/ad-config.ts'
import { parseWebUrl } from '../../rules/parse-url.ts'
import { wait } from './poll.ts'
import { keepSearchChannel } from './search-channel.ts'

const TIME_OUT_MS = 3000

/** Asks only for a visitor from a search engine; a reply that is late, failed or odd is no advertisement. */
export async function bottomAd(appId: number, pageType: 0 | 1): Promise<AdLocation | undefined> {
  if (!keepSearchChannel(document, document.referrer, location.search)) return undefined
  const reply = await Promise.race([ask(appId, pageType), wait(TIME_OUT_MS)])
  const ad = readAdConfig(reply).find(({ adLocationType }) => adLocationType === AD_LOCATION.bottom)
  return ad && isSafe(ad.adUrl) && isSafe(ad.imgUrl) ? ad : undefined
}

async function ask(appId: number, pageType: number): Promise<unknown> {
  try {
    const body = new URLSearchParams({ appType: '0', pageType: String(pageType), appId: String(appId) })
    return await (await fetch('/wdjweb/api/getAdConfig', { method: 'POST', body })).json()
  } catch {
    return undefined
  }
}

/** Encrypted, or of this site. */
function isSafe(address: string): boolean {
  const url = parseWebUrl(address, location.href)
  return url?.protocol === 'https:' || url?.origin === location.origin
}
