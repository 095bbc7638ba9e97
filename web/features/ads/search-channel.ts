import {
  CHANNEL_COOKIE_SECONDS,
  isSearchChannel,
  nextChannel,
  type SearchChannel,
  searchChannel,
} from '../../../rules/tracking/search-channel.ts'
import { type CookieJar, deleteCookie, hostPrefix, readCookie, writeCookie } from '../../browser/cookie.ts'

const NAME = 'search_channel'
const OPTIONS = { seconds: CHANNEL_COOKIE_SECONDS, secure: true }

/** Brings the channel cookie up to date for this page view, and tells the channel. */
export function keepSearchChannel(
  jar: CookieJar,
  referrer: string,
  query: string,
  now = Date.now(),
): SearchChannel | undefined {
  const name = hostPrefix(jar) + NAME
  const remembered = readCookie(jar, name)
  const channel = nextChannel(remembered, referrer, query)
  if (!channel && remembered !== undefined) deleteCookie(jar, name, {}, now)
  // Written only when the visitor comes from a search engine, so that the 180 days run from then.
  if (channel && channel === searchChannel(referrer)) writeCookie(jar, name, channel, OPTIONS, now)
  return channel
}

/** The channel as this page view left it. */
export function keptChannel(jar: CookieJar): SearchChannel | undefined {
  const kept = readCookie(jar, hostPrefix(jar) + NAME)
  return isSearchChannel(kept) ? kept : undefined
}
