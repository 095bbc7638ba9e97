import { hasUrlTricks, parseWebUrl } from './parse-url.ts'

const HOME = '/'

/**
 * Where to send the visitor: a path of this site, or a page of one of `domains` (lower-case ASCII, own subdomains
 * included); anything else is the home page. What comes back is the parser's own spelling, so browser and check agree.
 */
export function safeRedirect(target: unknown, domains: readonly string[]): string {
  if (typeof target !== 'string' || hasUrlTricks(target)) return HOME
  if (target.startsWith('/')) return samePath(target)
  return /^https?:\/\//i.test(target) ? partnerPage(target, domains) : HOME
}

function samePath(target: string): string {
  const url = parseWebUrl(target, 'http://here.invalid')
  if (url?.host !== 'here.invalid') return HOME
  // `/.//evil.example` is a path of this site until its dots are resolved; then it would read as another host.
  return url.pathname.startsWith('//') ? HOME : url.pathname + url.search + url.hash
}

function partnerPage(target: string, domains: readonly string[]): string {
  const url = parseWebUrl(target)
  if (!url || url.username || url.password) return HOME
  // `host` has the port when it is not the usual one, so another port never matches.
  return domains.some(domain => isWithin(url.host, domain)) ? url.href : HOME
}

function isWithin(host: string, domain: string): boolean {
  return domain !== '' && (host === domain || host.endsWith(`.${domain}`))
}
