import { safeLink } from './safe-link.ts'
import { safeRedirect } from './safe-redirect.ts'

export const LEAVING_PATH = '/go'
const START = `${LEAVING_PATH}?to=`

/** A link to the company or a partner leaves through the site's own door; any other link is what it is. */
export function leavingLink(link: string, domains: readonly string[]): string {
  const outside = /^https?:\/\//i.test(link) && safeRedirect(link, domains) !== '/'
  return outside ? START + encodeURIComponent(link) : link
}

/** The link that somebody typed, as it may stand on a page. */
export function outsideLink(link: string | null, domains: readonly string[]): string | undefined {
  const safe = safeLink(link)
  return safe && leavingLink(safe, domains)
}

/** Changes where a link leads, also one that leads there through the door. */
export function changeTarget(link: string, change: (target: string) => string): string {
  if (!link.startsWith(START)) return change(link)
  return START + encodeURIComponent(change(decodeURIComponent(link.slice(START.length))))
}
