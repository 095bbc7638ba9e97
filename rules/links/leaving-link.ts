import { THROUGH_DOOR } from './leaving-target.ts'
import { safeLink } from './safe-link.ts'
import { safeRedirect } from './safe-redirect.ts'

/** A link to the company or a partner leaves through the site's own door; any other link is what it is. */
export function leavingLink(link: string, domains: readonly string[]): string {
  const outside = /^https?:\/\//i.test(link) && safeRedirect(link, domains) !== '/'
  return outside ? THROUGH_DOOR + encodeURIComponent(link) : link
}

/** Returns a typed link in the form that may be on a page. */
export function outsideLink(link: string | null, domains: readonly string[]): string | undefined {
  const safe = safeLink(link)
  return safe && leavingLink(safe, domains)
}
