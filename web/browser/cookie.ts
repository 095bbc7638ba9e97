import { encodePart } from '../../rules/encode-part.ts'

/** `document`, or anything that takes and gives cookies the way it does. */
export interface CookieJar {
  cookie: string
}

export interface CookieOptions {
  /** Without a lifetime the cookie ends with the browser session. */
  seconds?: number
  path?: string
  domain?: string
  secure?: boolean
  sameSite?: 'Lax' | 'Strict'
}

export function readCookie(jar: CookieJar, name: string): string | undefined {
  const start = `${encodePart(name)}=`
  const pair = jar.cookie.split('; ').find(text => text.startsWith(start))
  return pair === undefined ? undefined : decode(pair.slice(start.length))
}

export function writeCookie(
  jar: CookieJar,
  name: string,
  value: string,
  { seconds, path = '/', domain, secure, sameSite }: CookieOptions = {},
  now = Date.now(),
): void {
  const parts = [`${encodePart(name)}=${encodePart(value)}`, `path=${path}`]
  if (seconds !== undefined) parts.push(`expires=${new Date(now + seconds * 1000).toUTCString()}`)
  if (domain) parts.push(`domain=${domain}`)
  if (sameSite) parts.push(`samesite=${sameSite}`)
  if (secure) parts.push('secure')
  jar.cookie = parts.join('; ')
}

/** Path and domain must be those it was written with. Cookie dates know whole seconds, so one second past it is. */
export function deleteCookie(
  jar: CookieJar,
  name: string,
  place: Pick<CookieOptions, 'path' | 'domain'> = {},
  now = Date.now(),
): void {
  writeCookie(jar, name, '', { ...place, seconds: -1 }, now)
}

// Others write cookies too, and not all of them encode.
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
