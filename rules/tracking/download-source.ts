import { encodePart } from '../links/encode-part.ts'
import type { Campaign } from './campaign.ts'

export const DEFAULT_SOURCE = 'wap_app_saveback'

/** One part of a source or channel: a single word. */
export const isPart = (text: string): boolean => /^[A-Za-z0-9_-]{1,32}$/.test(text)
const SOURCE = /^[\w-]{1,80}$/

/** `campaignSources` are the utm_source values that the operator pays by download. */
export function downloadSource(
  { utmSource, utmCampaign }: Pick<Campaign, 'utmSource' | 'utmCampaign'>,
  mobile: boolean,
  campaignSources: readonly string[],
): string {
  const counts = mobile && campaignSources.includes(utmSource) && isPart(utmSource) && isPart(utmCampaign)
  return counts ? `${utmSource}_${utmCampaign}_download` : DEFAULT_SOURCE
}

/** What the offline-download redirect takes as its source. */
export function isDownloadSource(text: string): boolean {
  return SOURCE.test(text)
}

/** `abi` is the file that was chosen; without it the server chooses. */
export function newUrlPath(appId: number, source: string, abi?: string): string {
  return `/apps/${appId}/newurl?source=${encodePart(source)}${abi ? `&abi=${abi}` : ''}`
}
