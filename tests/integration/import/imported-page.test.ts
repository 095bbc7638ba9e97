import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPage } from '../../support/read-page.ts'
import { appOf } from '../../support/repositories/make-repository.ts'
import { type ServedRepository, serveRepository } from '../../support/repositories/serve-repository.ts'
import { importingStore, type Plain, withMetadata } from './importing-store.ts'

let served: ServedRepository
beforeAll(async () => {
  served = await serveRepository()
})
afterAll(() => served.close())

const onPhone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/120 Mobile Safari/537.36' }
const name = 'org.example.shown'

describe('what a repository warns of', () => {
  const { give, says, take, page, idOf } = importingStore('imported_warnings', () => served)
  const long = `Unheard-${'x'.repeat(90)}`
  const warned = (...ids: string[]) => {
    const app = appOf(name, 3) as { metadata: object; versions: Record<string, Plain> }
    const [[sha256, version] = ['', {}]] = Object.entries(app.versions)
    const antiFeatures = Object.fromEntries(ids.map(id => [id, { 'en-US': 'why' }]))
    return { ...app, versions: { [sha256]: { ...version, antiFeatures } } }
  }
  const warningsOn = (html: string) =>
    [...readPage(html).document.querySelectorAll('#warnings li')].map(item => item.textContent)

  test('is not reported for an unavailable version, of which nothing else is claimed either', async () => {
    says({ [name]: warned('Tracking', 'NonFreeNet', long, '<b>Bold</b>') })
    await take()
    for (const headers of [{}, onPhone]) {
      const { body } = await page(name, '', headers)
      expect(warningsOn(body)).toEqual([])
      expect(body).toContain('没有备案号')
      expect(body).not.toMatch(/安装包可以核对|下载后算出文件的 SHA-256/)
    }
  })

  test('is on the page in plain words, on a PC and on a phone, in both languages', async () => {
    await give('version.publish', { app: await idOf(name), versionCode: '3' })
    const there = [
      ['', {}, '会上报使用情况', '依赖封闭的网络服务', '3 项提醒'],
      ['', onPhone, '会上报使用情况', '依赖封闭的网络服务', '3 项提醒'],
      ['/en', {}, 'Tracks you', 'Relies on a closed online service', '3 warnings'],
      ['/en', onPhone, 'Tracks you', 'Relies on a closed online service', '3 warnings'],
    ] as const
    for (const [base, headers, tracking, net, count] of there) {
      const { body } = await page(name, base, headers)
      const told = warningsOn(body)
      expect(told).toHaveLength(3)
      expect(told.filter(text => text.startsWith(tracking) || text.startsWith(net))).toHaveLength(2)
      // By its own name, and not all of it.
      expect(told[2]).toMatch(/^Unheard-x{52}…/)
      expect(body).toContain(count)
      expect(readPage(body).hrefs).toContain('#warnings')
    }
  })

  test('goes from the page when the repository warns no longer', async () => {
    says({ [name]: warned() })
    await take()
    const { body } = await page(name)
    expect(warningsOn(body)).toEqual([])
    expect(body).not.toContain('#warnings')
  })
})

describe('where else an app is at home', () => {
  const { give, says, take, page, idOf, suite } = importingStore('imported_links', () => served)
  const home = {
    webSite: 'https://ann.example/',
    sourceCode: 'https://code.example/ann/shown?a=1&b=2',
    issueTracker: 'http://plain.example/',
    donate: ['https://ann.example/give'],
  }
  const outside = (html: string) =>
    [...readPage(html).document.querySelectorAll('a')]
      .filter(link => /^https?:/.test(link.getAttribute('href') ?? ''))
      .map(link => [link.getAttribute('href'), link.getAttribute('rel')])

  test.each([
    ['', {}],
    ['', onPhone],
    ['/en', {}],
    ['/en', onPhone],
  ])('is on its page, and not where it asks for money (%s %o)', async (base, headers) => {
    says({ [name]: withMetadata(name, 3, home) })
    await take()
    const links = outside((await page(name, base, headers)).body)
    for (const href of [home.webSite, home.sourceCode])
      expect(links).toContainEqual([href, 'nofollow noopener'])
    expect(links.filter(([href]) => /plain|give/.test(String(href)))).toEqual([])
  })

  test('leads to what staff have said instead', async () => {
    await give('app.edit', { app: await idOf(name), sourceUrl: 'https://other.example/' })
    says({ [name]: withMetadata(name, 3, { ...home, webSite: 'https://new.example/' }) })
    await take()
    const { body } = await page(name)
    expect(outside(body)).toContainEqual(['https://other.example/', 'nofollow noopener'])
    expect(outside(body)).toContainEqual(['https://new.example/', 'nofollow noopener'])
    const mip = await suite.app().inject(`/mip/apps/${await idOf(name)}`)
    expect(outside(mip.body)).toContainEqual(['https://new.example/', 'noopener nofollow'])
  })

  test('leads to where it asks for money once a person says so, until they say otherwise', async () => {
    const gives = async () => JSON.stringify(outside((await page(name)).body)).includes('ann.example/give')
    expect(await take({ decided: { donations: 'show' } })).toMatchObject({ outcome: 'unchanged', changed: 1 })
    expect(await gives()).toBe(true)
    const again = await take({ decided: { donations: 'show' } })
    expect(again).toMatchObject({ outcome: 'unchanged', changed: 0 })
    await take({ decided: { donations: 'none' } })
    expect(await gives()).toBe(false)
  })
})

describe('an app in languages of its own', () => {
  const { says, take, page } = importingStore('imported_languages', () => served)
  const inBoth = 'org.example.both'
  const inEnglish = 'org.example.english'
  const inNeither = 'org.example.neither'
  const said = (text: (what: string) => object) => ({
    name: text('name'),
    summary: text('summary'),
    description: text('description<ul><li>item</li></ul>'),
  })
  beforeAll(async () => {
    says({
      [inBoth]: withMetadata(
        inBoth,
        1,
        said(what => ({ 'en-US': `English ${what}`, 'zh-rCN': `中文 ${what}` })),
      ),
      [inEnglish]: withMetadata(
        inEnglish,
        1,
        said(what => ({ 'en-US': `English ${what}`, fr: `En français ${what}` })),
      ),
      [inNeither]: withMetadata(inNeither, 1, {
        ...said(what => ({ 'de-DE': `Deutsch ${what}`, fr: `En français ${what}` })),
        name: { 'de-DE': 'Deutsch name' },
      }),
    })
    await take()
  })

  /** Every place of a text, and the language that it is marked with, by itself or by its parent. */
  const marks = (html: string, text: string) =>
    [...readPage(html).document.querySelectorAll('main *:not(script)')]
      .filter(element =>
        [...element.childNodes].some(
          ({ nodeType, textContent }) => nodeType === 3 && textContent.includes(text),
        ),
      )
      .map(element => `${element.tagName} ${element.closest('[lang]')?.getAttribute('lang')}`)

  test.each([
    [inBoth, '', '中文', 'zh-CN'],
    [inBoth, '/en', 'English', 'en'],
    [inEnglish, '', 'English', 'en'],
    [inEnglish, '/en', 'English', 'en'],
    [inNeither, '', 'Deutsch', 'de-DE'],
    [inNeither, '/en', 'Deutsch', 'de-DE'],
  ])('%s at %s/ speaks %s, and is marked as %s', async (packageName, base, language, lang) => {
    for (const headers of [{}, onPhone]) {
      const { body } = await page(packageName, base, headers)
      for (const text of [`${language} name`, `${language} summary`, `${language} description`, '• item']) {
        expect([text, marks(body, text)]).not.toEqual([text, []])
        expect([text, marks(body, text).filter(mark => !mark.endsWith(` ${lang}`))]).toEqual([text, []])
      }
      expect(body).not.toMatch(/&lt;(p|ul|li)&gt;/)
      expect(body).not.toContain('En français')
      expect(readPage(body).document.documentElement.getAttribute('lang')).toBe(base === '' ? 'zh-CN' : 'en')
    }
  })
})
