import { encodePart } from '../../rules/links/encode-part.ts'

/** `document`, or anything that takes and gives cookies the way it does. */
export interface CookieJar {
  cookie: string
  /** Of the page that they are for. */
  readonly URL: string
}

export interface CookieOptions {
  /** Without a lifetime the cookie ends with the browser session. */
  seconds?: number
  path?: string
  domain?: string
  /** Unless it is said, as the page came. */
  secure?: boolean
}

/** What a page has now; what is written into it stays in it. */
export const copyOf = ({ cookie, URL }: CookieJar): CookieJar => ({ cookie, URL })

/** Begins the name of a cookie for this host alone: over https no other host, not even a subdomain, can write such a one. */
export const hostPrefix = ({ URL }: CookieJar): string => (/^https/.test(URL) ? '__Host-' : '')

export function readCookie(jar: CookieJar, name: string): string | undefined {
  const start = `${encodePart(name)}=`
  const pair = jar.cookie.split('; ').find(text => text.startsWith(start))
  return pair && decode(pair.slice(start.length))
}

export function writeCookie(
  jar: CookieJar,
  name: string,
  value: string,
  { seconds, path = '/', domain, secure = !!hostPrefix(jar) }: CookieOptions = {},
  now = Date.now(),
): void {
  const parts = [`${encodePart(name)}=${encodePart(value)}`, `path=${path}`, 'samesite=Lax']
  if (seconds !== undefined) parts.push(`expires=${new Date(now + seconds * 1000).toUTCString()}`)
  if (domain) parts.push(`domain=${domain}`)
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
