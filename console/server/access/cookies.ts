export const SESSION_COOKIE = 'console'

/** Over https a cookie that no other host and no plain connection can set. */
export function cookieName(origin: string, name: string): string {
  return origin.startsWith('https:') ? `__Host-${name}` : name
}
