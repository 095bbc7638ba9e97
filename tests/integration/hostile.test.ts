import { Window } from 'happy-dom'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { commentId } from '../../rules/reports/comment-id.ts'
import { crowded, hostileApp, insertHostileApps, plain } from '../support/hostile-apps.ts'
import { asRead, hostileStrings } from '../support/hostile-strings.ts'
import { foreignTexts } from '../support/page-shape.ts'
import { suiteApp } from './suite.ts'

const { app, db, url } = suiteApp('hostile')
beforeAll(() => insertHostileApps(url))

const types = ['PC', 'Mobile']

async function read(path: string, pageType = 'PC') {
  const answer = await app().inject({ url: path, headers: { 'x-page-type': pageType } })
  expect(answer.statusCode, path).toBe(200)
  return answer
}

test('there are two hundred of them, all different, and a text with a NUL is not even kept', async () => {
  expect(new Set(hostileStrings).size).toBe(hostileStrings.length)
  expect(hostileStrings.length).toBeGreaterThanOrEqual(200)
  await expect(sql`select ${'a\0b'}::text`.execute(db)).rejects.toThrow(/invalid byte sequence/)
})

const escaped = (text: string) =>
  text
    .toWellFormed()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')

/** As written in the data of an island, or for search engines. */
const inData = (text: string) => JSON.stringify(text.toWellFormed()).slice(1, -1).replaceAll('<', '\\u003c')

/** The page without what names its app, and with harmless words instead of the hostile ones. */
const tamed = (html: string, appId: number, text: string) =>
  html
    .replace(/<script type="application\/(?:ld\+)?json">.*?<\/script>/gs, data =>
      data.replaceAll(inData(text), 'plain'),
    )
    .replaceAll(escaped(text), 'plain')
    // A long name is set smaller.
    .replace(/<h1 class="[^"]*" dir="auto">/, '<h1 dir="auto">')
    .replaceAll(String(commentId(appId, 1)), 'COMMENT')
    // Not within a time, which may have the same digits.
    .replace(new RegExp(`(?<!\\d)${appId}(?!\\d)`, 'g'), 'APP')
    .replace(/hostile\.app\d+/g, 'PACKAGE')
    .replace(/gift-\d+/g, 'GIFT')
    .replace(/(\/og\/APP\.png\?v=)\w+/, '$1')
    // The first letter of a name, instead of a picture.
    .replace(/(<span class="[^"]*" aria-hidden="true">)[^<]*/g, '$1')

test.each(['/apps/{id}', '/apps/{id}/comments', '/apps/{id}/gifts', '/mip/apps/{id}'])(
  '%s: names, comments, replies and gifts stand there as text, and change not a byte beside it',
  async path => {
    const page = (id: number) => path.replace('{id}', String(id))
    // Every other string in the other page type: the suite renders hundreds of pages as it is.
    for (const [turn, type] of types.entries()) {
      const harmless = tamed((await read(page(plain), type)).body, plain, 'plain')
      expect(harmless.split('plain').length).toBeGreaterThan(5)
      for (let i = turn; i < hostileStrings.length; i += types.length) {
        const text = hostileStrings[i] ?? ''
        const { body } = await read(page(hostileApp(i)), type)
        // Compared first: a difference of two pages is long to write and to read.
        if (tamed(body, hostileApp(i), text) === harmless) continue
        expect.soft(tamed(body, hostileApp(i), text), JSON.stringify(text)).toBe(harmless)
      }
    }
  },
  60_000,
)

const parser = new (Object(new Window()).DOMParser)()
/** Line ends are an HTML parser's first work, which happy-dom leaves out. */
const parse = (html: string): Document => parser.parseFromString(html.replace(/\r\n?/g, '\n'), 'text/html')

test.each([
  [`/apps/${crowded}/comments`, 20, (text: string) => [text, text, `${text}：${text}`]],
  ['/gifts', 24, (text: string) => [text, text, text, text]],
])(
  'a parser reads every one of them on the pages of %s as it was written',
  async (path, size, parts) => {
    const words = ['plain', ...hostileStrings].map(asRead)
    for (let from = 0, page = 1; from < words.length; from += size, page++) {
      const { body } = await read(page === 1 ? path : `${path}?page=${page}`, types[page % 2])
      const list = parse(body).querySelector('main')
      const texts = list ? foreignTexts(list).filter(text => text !== '人多的地方') : []
      expect(texts).toEqual(words.slice(from, from + size).flatMap(parts))
    }
  },
  60_000,
)

test('the policy of every page allows no inline script but by its hash', async () => {
  const paths = ['', '/comments', '/gifts'].map(page => `/apps/${plain}${page}`)
  for (const path of ['/', '/search', '/gifts', ...paths]) {
    const csp = String((await read(path)).headers['content-security-policy'])
    expect(csp, path).toMatch(/script-src 'self'( 'sha256-[^']+')+;/)
    expect(csp, path).not.toContain('unsafe')
    expect(csp, path).toContain("require-trusted-types-for 'script'")
  }
})
