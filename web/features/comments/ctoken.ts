import { isSessionId, type Random32, sessionId } from '../../../rules/tracking/session-id.ts'
import { type CookieJar, readCookie, writeCookie } from '../../browser/cookie.ts'

/** A name that callers know, so it is the same over http and https. */
const NAME = 'ctoken'

/** The token that API calls repeat; made when the visitor has none. */
export function ctoken(jar: CookieJar, random: Random32): string {
  const known = readCookie(jar, NAME)
  if (isSessionId(known)) return known
  const made = sessionId(random)
  writeCookie(jar, NAME, made)
  return made
}
