import { browserOf, HOST_TOKEN } from '../../../rules/devices/user-agent.ts'

/**
 * What the page runs in: a browser says so itself, native only once it answers. Where a user agent merely claims to be
 * native the platform stays unknown.
 */
export function platformName(userAgent: string, nativeAnswers: boolean): string | undefined {
  const browser = browserOf(userAgent)
  const hosted = userAgent.toLowerCase().includes(HOST_TOKEN)
  if (browser !== 'client' && !hosted) return browser
  return nativeAnswers ? (hosted ? 'host' : 'client') : undefined
}
