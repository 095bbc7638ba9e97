import { createHash } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtPages } from '../../ops/build/built-pages.ts'
import { writeUnavailable } from '../../ops/build/write-unavailable.ts'
import { edgeVcl } from '../../ops/engines/varnish.ts'
import { root } from '../../ops/settings.ts'
import { readBrand } from '../../platform/brand/read-brand.ts'
import { LOCALES, type Locale, pathIn } from '../../rules/text/locales.ts'
import type { PageSet } from '../../server/pages/page.ts'
import { ONE_OF_EACH } from '../e2e/one-of-each.ts'
import { appOver, suiteDatabase } from './suite.ts'

const { webUrl: databaseUrl, webDb, mediaDir } = suiteDatabase('brand')
const STARBRIDGE = join(root, 'tests/support/starbridge')
const NAMES: Partial<Record<Locale, string>> = { 'zh-CN': '星桥', en: 'Starbridge Apps' }
const FOREIGN = /花架|Pergola/
const agents = {
  PC: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/126.0.0.0 Safari/537.36',
  Mobile: 'Mozilla/5.0 (Linux; Android 13) Chrome/126.0.0.0 Mobile Safari/537.36',
}

let app: FastifyInstance
let own: FastifyInstance
let sets: PageSet[] = []
beforeAll(async () => {
  const more = {
    COLLECT_URL: '/collect',
    TRACK_IDENTIFY: 'on',
    RISK_SCRIPT: 'https://risk.example/sdk.js',
    RISK_APP: 'x',
  }
  own = await appOver(webDb, { databaseUrl, mediaDir, pages: builtPages })
  app = await appOver(webDb, {
    databaseUrl,
    mediaDir,
    store: STARBRIDGE,
    more,
    async pages(config) {
      const make = await builtPages(config)
      return parts => {
        sets = make(parts)
        return sets
      }
    },
  })
})
afterAll(() => Promise.all([app.close(), own.close()]))

const read = async (path: string, pageType: keyof typeof agents = 'PC') =>
  app.inject({ path: encodeURI(path), headers: { 'user-agent': agents[pageType] } })

describe.each(LOCALES)('in %s', locale => {
  const at = (path: string) => pathIn(locale, path)

  test.each(['PC', 'Mobile'] as const)(
    'every page says the store’s own name, and no other (%s)',
    async type => {
      const paths = [...ONE_OF_EACH, '/report', '/collections', '/top/game', '/apps/3']
      for (const path of paths) {
        const { body, headers } = await read(at(path), type)
        expect(headers['content-type'], path).toContain('text/html')
        expect(/.{0,60}(?:花架|Pergola).{0,20}/.exec(body)?.[0], path).toBeUndefined()
        expect(/<title>(.*?)<\/title>/.exec(body)?.[1], path).toContain(NAMES[locale])
      }
    },
  )

  test('so does what machines read, what is drawn for sharing, and the fallback page', async () => {
    for (const path of ['/feed.xml', '/manifest.webmanifest', '/opensearch.xml']) {
      const { body, statusCode } = await read(at(path))
      expect([path, statusCode]).toEqual([path, 200])
      expect(body).not.toMatch(FOREIGN)
      expect(body).toContain((NAMES[locale] ?? '').split(' ')[0])
    }
    const set = sets.find(one => one.locale === locale)
    const card = set?.shareCard({ name: 'x', developer: undefined, rating: undefined, icon: undefined })
    for (const text of [card, set?.unavailable]) {
      expect(text).not.toMatch(FOREIGN)
      expect(text).toContain((NAMES[locale] ?? '').split(' ')[0])
      expect(text).toContain('#5b3fc4')
      expect(text).not.toContain('#17774a')
    }
  })

  test('its footer, its operator and its contact stand where they belong, as text', async () => {
    const home = (await read(at('/'))).body
    expect(home).toContain(
      locale === 'en' ? 'We answer mail on weekdays &lt;b&gt;&amp; rest' : '有人回信 &lt;b&gt;&amp; 周末休息',
    )
    expect(home).toContain('星公网安备 33990002000002号')
    const about = (await read(at('/about'))).body
    expect(about).toContain(locale === 'en' ? '8 Bridge Street' : '星桥街 8 号')
    expect(about).toContain('href="mailto:help@starbridge.example"')
    expect((await read(at('/client'))).body).toContain('href="https://starbridge.example/app"')
  })

  test('[SEC-1] its own privacy page looks like the program’s, and nothing of it runs', async () => {
    const [privacy, terms] = [(await read(at('/privacy'))).body, (await read(at('/terms'))).body]
    expect(privacy).toContain(locale === 'en' ? '<h1>Privacy at Starbridge</h1>' : '<h1>星桥的隐私政策</h1>')
    expect(privacy).toContain('<section id="recorded">')
    expect(privacy).toContain(`href="${at('/about')}"`)
    expect(privacy).toContain('&lt;script&gt;alert(&quot;privacy&quot;)&lt;/script&gt;')
    expect(privacy).toContain('&lt;img src=x onerror=alert(1)&gt;')
    const count = (html: string, what: RegExp) => html.match(what)?.length ?? 0
    for (const what of [/<script/g, /<img/g, /onerror="/g, /javascript:[^<]*"/g])
      expect([what, count(privacy, what)]).toEqual([what, count(terms, what)])
  })
})

test('its colours are a style of their own, which a store without any has not', async () => {
  const { body, headers } = await read('/apps/1')
  const href = /<link rel="stylesheet" href="(\/brand\/style-[\w-]{8}\.css)"\/>/.exec(body)?.[1] ?? ''
  const { body: css, headers: sent } = await read(href)
  expect(css).toContain('--brand:var(--light,#5b3fc4) var(--dark,#b3a1ff)')
  expect([sent['content-type'], sent['cache-control']]).toEqual([
    'text/css; charset=utf-8',
    'public, max-age=31536000, immutable',
  ])
  expect(headers['content-security-policy']).toContain("style-src 'self'")
  // While processes of two brands serve side by side, what the other named is not kept.
  expect((await read('/brand/style-aaaaaaaa.css')).headers['cache-control']).toBe('no-store')
  expect((await read('/brand/other.js')).statusCode).toBe(404)
  expect((await own.inject('/apps/1')).body).not.toContain('/brand/style')
  expect((await own.inject('/brand/style-aaaaaaaa.css')).statusCode).toBe(404)
})

test('a mip page carries its colours inside, under a policy that knows them', async () => {
  const { body, headers } = await read('/mip/apps/1', 'Mobile')
  const style = /<style mip-custom="">([\s\S]*?)<\/style>/.exec(body)?.[1] ?? ''
  expect(style).toContain('#5b3fc4')
  const hash = createHash('sha256').update(style).digest('base64')
  expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`)
})

test('its logo is in the header, and as a picture wherever one is asked for', async () => {
  const { body } = await read('/')
  expect(body).toContain(
    '<svg width="32" height="32" viewBox="0 0 48 48" fill="none" aria-hidden="true"><path d="M4 36C14',
  )
  const href = /<link rel="icon" href="([^"]+)"/.exec(body)?.[1] ?? ''
  const mark = await read(href)
  expect(mark.headers['content-type']).toBe('image/svg+xml')
  expect(mark.headers['content-security-policy']).toContain("default-src 'none'")
  expect(mark.body).toContain('color="#5b3fc4"')
  for (const [path, side] of [
    ['/apple-touch-icon.png', 180],
    ['/icon-512.png', 512],
  ] as const) {
    const { rawPayload, headers } = await read(path)
    expect(headers['cache-control']).toBe('public, max-age=86400')
    const { width, format } = await sharp(rawPayload).metadata()
    expect([path, width, format]).toEqual([path, side, 'png'])
  }
  const { dominant } = await sharp((await read('/icon-192.png')).rawPayload).stats()
  expect(dominant).toEqual({ r: 248, g: 248, b: 248 })
  expect((await read('/favicon.ico')).statusCode).toBe(200)
})

test('edge and front show the fallback page in its name, once their programs are written again', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'unavailable-')), 'page.html')
  await writeUnavailable(readBrand(STARBRIDGE), file)
  const program = edgeVcl({
    webs: [{ host: '127.0.0.1', port: 3000 }],
    publicOrigin: 'https://store.example',
    unavailablePage: file,
  })
  expect(program).toContain('星桥</title>')
  expect(program).toContain('Starbridge Apps</title>')
  expect(program).not.toMatch(FOREIGN)
})
