import { createHash } from 'node:crypto'
import { addresses, type Settings } from '../../ops/settings.ts'
import { purge } from '../support/purge.ts'
import { type Answer, ask, type Outcome, type Target } from './target.ts'

// Headers that some server or cache has once believed.
const NAMES =
  `X-Forwarded-Host X-Forwarded-Proto X-Forwarded-Port X-Forwarded-Scheme X-Forwarded-Server X-Forwarded-Prefix
  X-Forwarded-Path X-Forwarded-Ssl X-Forwarded-For X-Forwarded-Uri X-Forwarded X-Forward-For X-Forward-Host Forwarded X-Host
  X-Original-URL X-Original-Host X-Original-URI X-Rewrite-URL X-Rewrite-Uri X-HTTP-Method-Override X-HTTP-Method
  X-Method-Override X-Real-IP X-Client-IP True-Client-IP CF-Connecting-IP Fastly-Client-IP X-Cluster-Client-IP
  X-Originating-IP X-Remote-IP X-Remote-Addr Client-IP Via Front-End-Https X-Url-Scheme X-Scheme X-Proto X-Page-Type
  X-Page-Encoding X-Reply-Key X-Token X-Purge X-Purged Xkey X-Cache X-Varnish Surrogate-Control Surrogate-Capability
  X-Accel-Redirect X-Sendfile X-Accel-Buffering X-Wap-Profile X-ATT-DeviceId X-Device X-UA-Device Device X-Requested-With
  X-CSRF-Token X-Debug Debug X-Debug-Mode X-Amz-Website-Redirect-Location X-Host-Override X-Backend-Host
  X-Custom-IP-Authorization X-ProxyUser-Ip X-WAP X-Api-Version Api-Version X-Version Accept-Version Accept-Language Accept
  Accept-Charset Accept-Encoding Content-Type Content-Encoding TE Upgrade-Insecure-Requests Origin Referer Range
  If-Range If-Match If-None-Match If-Modified-Since If-Unmodified-Since Expect Max-Forwards Pragma Cache-Control
  Authorization Cookie DNT Sec-GPC Save-Data Sec-CH-UA-Mobile Sec-CH-UA Sec-Fetch-Mode Sec-Fetch-Dest Sec-Fetch-Site Purpose
  Sec-Purpose X-Moz Proxy Proxy-Connection Keep-Alive Content-Length Content-Disposition X-Timer-Start Request-Id
  X-Request-Id Traceparent X-Correlation-Id X-Frame-Options Content-Security-Policy Location Refresh Base-Url Uri Url
  Redirect Destination Depth Translate Http-Url Akamai-Origin-Hop X-Geo-Country X-Country CF-IPCountry X-Locale X-Lang
  Locale Host-Override User-Agent X-Purge-Key X-Network X-Forwarded-Client-Cert Cdn-Loop Early-Data Priority`.split(
    /\s+/,
  )

/** Where a made-up word says little. */
const VALUES: Record<string, string[]> = {
  'Content-Length': ['0'],
  Range: ['bytes=0-10', 'bytes=9999999-', 'bytes=0-0,2-3,4-5'],
  'Accept-Encoding': ['gzip', 'br', 'deflate', 'identity;q=0', '*;q=0', 'zstd, br'],
  Accept: ['application/json', 'image/svg+xml', 'text/plain', '*/*;q=0'],
  'X-Page-Type': ['Mobile', 'mip', 'PC', '<svg>'],
  'X-Page-Encoding': ['br', 'gzip', 'evil'],
  'X-HTTP-Method-Override': ['POST', 'DELETE', 'PURGE'],
  Expect: ['100-continue'],
  'If-None-Match': ['*', 'W/"x"'],
  'If-Match': ['"x"', '*'],
  'If-Modified-Since': ['Wed, 21 Oct 2099 07:28:00 GMT'],
  'User-Agent': ['Googlebot', 'MicroMessenger', '<script>', 'a'.repeat(4000)],
  Cookie: ['ctoken=aaaaaaaaaaaaaaaaaaaaaaaa', `utm=1; ${'a=b; '.repeat(200)}`],
  'Content-Type': ['application/json', 'text/html'],
  'Max-Forwards': ['0'],
  'Cache-Control': ['no-cache', 'no-store', 'max-age=0'],
  Pragma: ['no-cache'],
  'X-Forwarded-For': ['203.0.113.9', '127.0.0.1', '"><script>'],
  Forwarded: ['for=203.0.113.9;host=evil.example;proto=http', 'host="evil.example"'],
  'X-Forwarded-Host': ['evil.example', 'evil.example:99999', '"><script>'],
  'X-Forwarded-Proto': ['http', 'nothttps'],
  Origin: ['https://evil.example', 'null'],
  'Sec-GPC': ['1'],
  DNT: ['1'],
  'Save-Data': ['on'],
}

/** With N each try has an address of its own; the others are taken out of the cache before. */
const PLACES = [
  '/',
  '/apps/1',
  '/apps/1/comments',
  '/gifts',
  '/mip/apps/1',
  '/feed.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/search?q=N',
  '/search/suggest?q=N',
  '/category/none-N',
  '/assets/none-N.js',
  '/img/none-N_48x48.png',
]

const HOST_AND_AGENT = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/120' }
/** What differs from one honest answer to the next. */
const CHANGES = [
  'date',
  'age',
  'x-cache',
  'etag',
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
]

/**
 * A visitor who sends one header too many is the first to ask for a page; the next one sends none. The second answer must be the
 * same as before, with nothing of the first request in it.
 */
export async function poison({ settings, share }: Target): Promise<Outcome> {
  const tries = PLACES.flatMap(place =>
    NAMES.flatMap((name, n) =>
      (VALUES[name] ?? [`canary${n}.evil.example`]).map(value => ({ place, name, value })),
    ),
  ).filter((_, n) => Math.floor((n + 1) * share) > Math.floor(n * share))
  const broken: string[] = []
  let fresh = 0
  let number = 100_000
  const usual = new Map<string, string>()
  for (const place of PLACES)
    usual.set(place, shape(await honest(settings, place, `${++number}`), `${number}`))
  for (const { place, name, value } of tries) {
    const mark = `${++number}`
    const path = place.replace('N', mark)
    const what = `${path} with ${name}: ${value.slice(0, 40)}`
    if (path === place) await forget(settings, place)
    try {
      const first = await ask(settings, path, {
        headers: { ...HOST_AND_AGENT, [name.toLowerCase()]: value },
        from: from(number),
      })
      if (first.headers['x-cache'] === 'miss') fresh += 1
      if (first.status >= 500) broken.push(`${first.status}: ${what}`)
      if (value.startsWith('canary') && `${JSON.stringify(first.headers)}${first.body}`.includes(value))
        broken.push(`said again: ${what}`)
    } catch (error) {
      // A header that the front does not take ends the connection; no backend hears of it.
      if (!/socket hang up|ECONNRESET/.test(String(error))) broken.push(`${error}: ${what}`)
    }
    if (shape(await honest(settings, place, mark), mark) !== usual.get(place)) broken.push(`kept: ${what}`)
  }
  return {
    tries: tries.length,
    seen: `${fresh} of them the first to ask for it; the next got what is usual`,
    broken,
  }
}

const honest = (settings: Settings, place: string, mark: string) =>
  ask(settings, place.replace('N', mark), { headers: HOST_AND_AGENT, from: from(Number(mark)) })

/** Many visitors, so that none meets their limit. */
const from = (n: number) => `127.20.${(n >> 6) & 255}.${1 + (n & 63)}`

function shape({ status, headers, body }: Answer, mark: string): string {
  const said = Object.entries(headers).filter(([name]) => !CHANGES.includes(name))
  const text = `${status}${JSON.stringify(said)}${body}`.replaceAll(mark, 'N')
  return createHash('sha1').update(text).digest('hex')
}

/** Takes a page out of the edge's cache, by the tags that the web process gives it. */
async function forget(settings: Settings, path: string): Promise<void> {
  const { headers } = await fetch(addresses(settings).web + path)
  await purge(settings, headers.get('xkey') ?? 'layout', 'hard')
}
