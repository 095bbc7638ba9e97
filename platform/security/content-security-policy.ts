import { createHash } from 'node:crypto'
import { CLIENT_SCHEME } from '../../rules/install/links.ts'

export const sourceHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const OWN_SITE = "'self'"

/** Where browsers tell what a policy kept them from. */
export const POLICY_REPORT_PATH = '/policy-report'
/** The same in a header of its own, which newer browsers read, and over https alone. */
export const reportingEndpoints = `policy="${POLICY_REPORT_PATH}"`

const reports = (origin: string): Record<string, string[]> => ({
  'report-uri': [POLICY_REPORT_PATH],
  // Browsers that know report-to ignore report-uri, and report nothing over http.
  ...(origin.startsWith('https:') && { 'report-to': ['policy'] }),
})

/**
 * Pages are cached, so a nonce would be handed to many visitors: the one inline script is allowed by its hash. Unless the
 * operator names others, a page reaches no foreign address.
 */
export function pageCsp(
  origin: string,
  inlineScripts: string[],
  others: { scripts?: string[]; targets?: string[]; pictures?: string[] } = {},
): string {
  return policy({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts.map(sourceHash), ...(others.scripts ?? [])],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...(others.pictures ?? [])],
    'media-src': ["'self'"],
    'font-src': ["'none'"],
    'manifest-src': ["'self'"],
    'connect-src': [OWN_SITE, ...(others.targets ?? [])],
    // The client's own scheme, in a hidden frame.
    'frame-src': [`${CLIENT_SCHEME}:`],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    // Who may make markup, and a script's address, out of text; each looks at it first.
    'trusted-types': ['pergola-replies', ...(others.scripts?.length ? ['pergola-risk'] : [])],
    ...reports(origin),
  })
}

/**
 * A page from which apps are installed may also ask the desktop helper, on the visitor's own machine: the one address
 * without TLS, so no other page may.
 */
export const withHelper = (csp: string): string =>
  csp.replace(`connect-src ${OWN_SITE}`, '$& http://127.0.0.1:58333')

/**
 * mip's runtime is fetched from one folder of its own host, and writes markup as it likes; the page carries one style, its pictures
 * are the store's, and nothing else may run. Search engines show it in a frame.
 */
export function mipCsp(origin: string, style: string, runtime: string): string {
  return policy({
    'default-src': ["'none'"],
    'script-src': [runtime],
    'style-src': [runtime, sourceHash(style)],
    'img-src': [origin, 'data:'],
    'connect-src': [runtime],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'", 'https://*.baidu.com', 'https://*.mipcdn.com', 'https://*.sm.cn'],
    ...reports(origin),
  })
}

/** For everything that is not a page: it may load and run nothing. */
export const dataCsp = policy({
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  sandbox: [],
})

/** The page shown when all else fails carries its style inside. */
export function unavailableCsp(html: string): string {
  const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''
  return policy({
    'default-src': ["'none'"],
    'style-src': [sourceHash(style)],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
  })
}

function policy(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
