import { parseWebUrl } from '../links/parse-url.ts'
import { hasUtm } from './campaign.ts'

/** 180 days. */
export const CHANNEL_COOKIE_SECONDS = 15_552_000

export const SEARCH_CHANNELS = ['BAIDU', 'SM', 'SOGOU', 'SO', 'GOOGLE', 'BING', 'YOUDAO', 'TOUTIAO'] as const
export type SearchChannel = (typeof SEARCH_CHANNELS)[number]

const HOSTS: Record<SearchChannel, RegExp> = {
  BAIDU: /(^|\.)baidu\.com$/,
  SM: /(^|\.)sm\.cn$/,
  SOGOU: /(^|\.)sogou\.com$/,
  SO: /^((www\.|m\.)?so\.com|so\.360\.cn|www\.haosou\.com)$/,
  GOOGLE: /^(www\.)?google\.(com|cat|(com?\.)?[a-z]{2})$/,
  BING: /^((www|cn|global)\.)?bing\.com$/,
  YOUDAO: /^(www|m)\.youdao\.com$/,
  TOUTIAO: /^(so|m)\.toutiao\.com$/,
}

export function isSearchChannel(x: unknown): x is SearchChannel {
  return SEARCH_CHANNELS.some(channel => channel === x)
}

/** The search engine a visitor came from, by the referrer's host alone. */
export function searchChannel(referrer: string | undefined): SearchChannel | undefined {
  const url = referrer === undefined ? undefined : parseWebUrl(referrer)
  return url && SEARCH_CHANNELS.find(channel => HOSTS[channel].test(url.hostname))
}

/** The channel to remember after a page view: a campaign forgets it, a search engine replaces it. */
export function nextChannel(
  remembered: string | undefined,
  referrer: string | undefined,
  query: string,
): SearchChannel | undefined {
  if (hasUtm(query)) return undefined
  return searchChannel(referrer) ?? (isSearchChannel(remembered) ? remembered : undefined)
}
