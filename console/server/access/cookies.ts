export const SESSION_COOKIE = 'console'

/** The value of a cookie; undefined: it is not there. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const [key, ...value] = part.trim().split('=')
    if (key === name) return value.join('=')
  }
  return undefined
}

/** Over https a cookie that no other host and no plain connection can set. */
export function cookieName(origin: string, name: string): string {
  return origin.startsWith('https:') ? `__Host-${name}` : name
}

export function writeCookie(
  origin: string,
  name: string,
  value: string,
  { seconds, site = 'Strict' }: { seconds?: number; site?: 'Strict' | 'Lax' } = {},
): string {
  return [
    `${name}=${value}`,
    'Path=/',
    'HttpOnly',
    `SameSite=${site}`,
    ...(origin.startsWith('https:') ? ['Secure'] : []),
    ...(seconds === undefined ? [] : [`Max-Age=${seconds}`]),
  ].join('; ')
}
