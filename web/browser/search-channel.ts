import {
  CHANNEL_COOKIE_SECONDS,
  isSearchChannel,
  nextChannel,
  type SearchChannel,
  searchChannel,
} from '../../rules/search-channel.ts'
import { type CookieJar, deleteCookie, readCookie, writeCookie } from './cookie.ts'

const NAME = 'search_channel'
const OPTIONS = { seconds: CHANNEL_COOKIE_SECONDS, secure: true, sameSite: 'Lax' } as const

/** Brings the channel cookie up to date for this page view, and tells the channel. */
export function keepSearchChannel(
  jar: CookieJar,
  referrer: string,
  query: string,
  now = Date.now(),
): SearchChannel | undefined {
  const remembered = readCookie(jar, NAME)
  const channel = nextChannel(remembered, referrer, query)
  if (!channel && remembered !== undefined) deleteCookie(jar, NAME, {}, now)
  // Written only when the visitor comes from a search engine, so that the 180 days run from then.
  if (channel && channel === searchChannel(referrer)) writeCookie(jar, NAME, channel, OPTIONS, now)
  return channel
}

/** The channel as this page view left it. */
export function keptChannel(jar: CookieJar): SearchChannel | undefined {
  const kept = readCookie(jar, NAME)
  return isSearchChannel(kept) ? kept : undefined
}
