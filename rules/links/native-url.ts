import { safeRedirect } from './safe-redirect.ts'

/**
 * The address as it may be handed to native: https, on one of `hosts`. A page that is served from this very machine, as
 * while developing, may also hand over addresses of its own origin.
 */
export function nativeUrl(text: string, hosts: readonly string[], origin: string): string | undefined {
  const local = /^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?$/.test(origin) && text.startsWith(`${origin}/`)
  if (!local && !text.startsWith('https://')) return undefined
  const url = safeRedirect(text, local ? [origin.slice('http://'.length)] : hosts)
  return url === '/' ? undefined : url
}
