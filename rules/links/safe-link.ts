import { hasUrlTricks, parseWebUrl } from './parse-url.ts'

/** Returns a typed link if it may be on a page. Every address of the catalogue passes here before a page has it. */
export function safeLink(link: string | null | undefined): string | undefined {
  return link != null && isSafeLink(link) ? link : undefined
}

/** Whether a typed link may be on a page: it leads to https, or to a path of this site. */
export function isSafeLink(link: string): boolean {
  if (hasUrlTricks(link)) return false
  // Read as the browser will: from a page of this site.
  const url = parseWebUrl(link, 'https://here.invalid/')
  if (!url || url.username || url.password) return false
  if (link.startsWith('/')) return url.host === 'here.invalid'
  return /^https:\/\//i.test(link)
}
