import type { IncomingHttpHeaders } from 'node:http'

/** What Mozilla's HTTP Observatory looks at: a page over https, and what the same host says without TLS. */
export interface Seen {
  host: string
  headers: IncomingHttpHeaders
  html: string
  plain: { status: number; location: string }
}

export interface Row {
  test: string
  found: string
  points: number
}

const BROAD = /^(?:https?:|ftp:|\*|https?:\/\/\*(?:\.\*)?)$/
const SIX_MONTHS = 15_552_000

/** The published rules (MDN HTTP Observatory, August 2026), row by row. */
export function judge(seen: Seen): Row[] {
  return [policy(seen), frames(seen), cookies(seen), sharing(seen), redirect(seen), ...others(seen)]
}

/** 100 to begin with; what is given on top counts only for those who lose no more than ten. */
export function grade(rows: Row[]): { score: number; grade: 'A+' | 'A' | 'less' } {
  const lost = rows.reduce((sum, { points }) => sum + Math.min(points, 0), 100)
  const score = lost < 90 ? lost : rows.reduce((sum, { points }) => sum + points, 100)
  return { score, grade: score >= 100 ? 'A+' : score >= 90 ? 'A' : 'less' }
}

function directives(headers: IncomingHttpHeaders): Map<string, string[]> {
  const text = String(headers['content-security-policy'] ?? '')
  return new Map(
    text.split(';').map(directive => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources]
    }),
  )
}

function policy({ headers }: Seen): Row {
  const csp = directives(headers)
  const row = (found: string, points: number): Row => ({ test: 'content security policy', found, points })
  if (!headers['content-security-policy']) return row('none', -25)
  const fallback = csp.get('default-src') ?? ['*']
  const scripts = csp.get('script-src') ?? fallback
  const styles = csp.get('style-src') ?? fallback
  const unsafe = (source: string) => BROAD.test(source) || source === "'unsafe-inline'" || source === 'data:'
  if (scripts.some(unsafe) || (csp.get('object-src') ?? fallback).some(source => BROAD.test(source)))
    return row('scripts from anywhere', -20)
  const passive = ['img-src', 'media-src']
  const active = [...csp].filter(([name]) => !passive.includes(name)).flatMap(([, sources]) => sources)
  if (active.some(source => /^(?:http|ftp):/.test(source))) return row('an address without TLS', -20)
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return row('eval', -10)
  if (passive.flatMap(name => csp.get(name) ?? fallback).some(source => /^(?:http|ftp):/.test(source)))
    return row('pictures without TLS', -10)
  if (styles.some(unsafe)) return row('styles inline', 0)
  return fallback.join() === "'none'"
    ? row("default-src 'none', nothing unsafe", 10)
    : row('nothing unsafe', 5)
}

function frames({ headers }: Seen): Row {
  const ancestors = directives(headers).get('frame-ancestors')
  const named = ancestors !== undefined && !ancestors.some(source => BROAD.test(source))
  const old = /^(?:deny|sameorigin)$/i.test(String(headers['x-frame-options'] ?? ''))
  return { test: 'frames', found: named ? 'by the policy' : String(old), points: named || old ? 5 : -20 }
}

function cookies({ headers }: Seen): Row {
  const set = headers['set-cookie'] ?? []
  const row = (found: string, points: number): Row => ({ test: 'cookies', found, points })
  if (set.length === 0) return row('none', 0)
  if (set.some(cookie => !/;\s*secure/i.test(cookie))) return row('without Secure', -20)
  return row('Secure', set.every(cookie => /;\s*samesite/i.test(cookie)) ? 5 : 0)
}

function sharing({ headers }: Seen): Row {
  const open = headers['access-control-allow-origin'] === '*'
  return { test: 'cross-origin sharing', found: open ? 'public' : 'none', points: 0 }
}

function redirect({ host, plain: { status, location } }: Seen): Row {
  const row = (found: string, points: number): Row => ({ test: 'redirection', found, points })
  if (status < 300 || status > 399) return row('none', -20)
  const to = new URL(location)
  if (to.protocol !== 'https:') return row('not to https', -20)
  return to.hostname === host ? row('to https on the same host', 0) : row('to another host', -5)
}

function others({ headers, html }: Seen): Row[] {
  const said = (name: string) => String(headers[name] ?? '').toLowerCase()
  const age = Number(/max-age=(\d+)/.exec(said('strict-transport-security'))?.[1] ?? -1)
  const referrer = said('referrer-policy')
  const foreign = [...html.matchAll(/<script[^>]*\ssrc="(?:https?:)?\/\/([^"]*)"/g)].map(([, src]) => src)
  return [
    {
      test: 'strict transport security',
      found: `${age} s`,
      points: age < 0 ? -20 : age < SIX_MONTHS ? -10 : 0,
    },
    {
      test: 'referrer policy',
      found: referrer,
      points: /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(referrer) ? 5 : -5,
    },
    {
      test: 'content type options',
      found: said('x-content-type-options'),
      points: said('x-content-type-options') === 'nosniff' ? 0 : -5,
    },
    {
      test: 'scripts of others',
      found: foreign.length ? foreign.join(' ') : 'none',
      points: foreign.length ? -5 : 0,
    },
    {
      test: 'cross-origin resource policy',
      found: said('cross-origin-resource-policy'),
      points: /^same-(?:origin|site)$/.test(said('cross-origin-resource-policy')) ? 10 : 0,
    },
    {
      test: 'cross-origin opener policy',
      found: said('cross-origin-opener-policy'),
      points: /^(?:same-origin|same-origin-allow-popups|noopener-allow-popups)$/.test(
        said('cross-origin-opener-policy'),
      )
        ? 10
        : 0,
    },
    {
      test: 'cross-origin embedder policy',
      found: said('cross-origin-embedder-policy') || 'none',
      points: /^(?:require-corp|credentialless)$/.test(said('cross-origin-embedder-policy')) ? 10 : 0,
    },
  ]
}
