import Validator from 'mip-validator'
import { expect, test } from 'vitest'
import { LOCALES, pathIn } from '../../../rules/text/locales.ts'
import { phone } from '../../e2e/devices.ts'
import { plainPath } from '../../e2e/languages.ts'
import { locsOf, readPage } from '../../support/read-page.ts'
import { sampleOf } from '../../support/sample.ts'
import { demoSite } from './booted.ts'

type PageRead = ReturnType<typeof readPage>

const sample = sampleOf(60)
const at = demoSite()

const phoneAgent = phone.userAgent ?? ''

async function read(path: string, agent = 'Chrome') {
  // Of the web process itself: the edge would keep pages that other tests are about to change. A connection that waits while
  // pages are compared may be closed.
  const headers = { 'user-agent': agent, connection: 'close' }
  const answer = await fetch(at().web + path, { headers })
  expect(answer.status, path).toBe(200)
  return answer.text()
}

/** What a page says of its app, anywhere on the page. */
function factsOf({ document, title, canonical }: PageRead) {
  const rows = [...document.querySelectorAll('dl > div')].map(row => [
    row.querySelector('dt')?.textContent ?? '',
    row.querySelector('dd')?.textContent ?? '',
  ])
  const saying = (label: RegExp) => new Set(rows.flatMap(([dt = '', dd]) => (label.test(dt) ? dd : [])))
  return {
    title,
    canonical,
    name: document.querySelector('h1')?.textContent,
    version: saying(/^版本$/),
    size: saying(/^大小$/),
    rating: saying(/人评分$|^暂无评分$/),
    raters: rows.map(([dt = '']) => dt).filter(dt => /人评分$|^暂无评分$/.test(dt)),
    developer: saying(/^开发者$/),
    filing: saying(/^备案号$/),
    // The head of a PC or Mobile page says the lowest once more, with the year of an update right behind it.
    prices: new Set(document.body.textContent.match(/¥\d{1,3}(?:,\d{3})*(?:\.\d\d)?/g)),
    permissionCount: saying(/^权限$/),
    permissions: [...document.querySelectorAll('#permission-list li li b')].map(one => one.textContent),
    age: saying(/^适龄提示$/),
    safety: ['收集', '共享', '传输', '删除'].map(label => [...saying(new RegExp(`^${label}$`))]),
    privacy: [...document.querySelectorAll('main a')]
      .find(link => link.textContent === '隐私政策')
      ?.getAttribute('href'),
    related: new Set(
      [...document.querySelectorAll('h2')]
        .filter(heading => heading.textContent === '相似应用')
        .flatMap(heading => [...(heading.parentElement?.querySelectorAll('a') ?? [])])
        .map(link => link.getAttribute('href')?.replace(at().edge, ''))
        // Mip pages don’t lead to a comparison.
        .filter(href => !href?.startsWith('/compare/')),
    ),
  }
}

/** What a page says of its app that is the same in every language: numbers, names for machines, where links lead. */
function plainFactsOf({ document, things, canonical = '' }: PageRead) {
  const [app = {}] = things
  const { aggregateRating, offers, softwareVersion, fileSize, datePublished, dateModified } = app
  // What is similar is found by words, and they are others in each language.
  const all = (selector: string) =>
    [...document.querySelectorAll(selector)].filter(one => !one.closest('[data-module=related]'))
  const hrefs = all('main a[href]').map(link => link.getAttribute('href') ?? '')
  return {
    aggregateRating,
    offers,
    softwareVersion,
    datePublished,
    dateModified,
    fileSize: parseFloat(String(fileSize)),
    canonical: plainPath(new URL(canonical).pathname),
    permissions: [...document.querySelectorAll('#permission-list code')].map(one => one.textContent),
    files: hrefs.filter(href => href.startsWith('/packages/')).map(href => href.replace(/\?.*/, '')),
    links: hrefs.filter(href => /^\/(?!packages\/)/.test(href)).map(plainPath),
    pictures: all('main img').map(picture => picture.getAttribute('src')?.replace(/^\/en\//, '/')),
  }
}

/** Whether what a page must say is said: its title, its name, a summary, and a text wherever there is a heading. */
function saysAll({ document, title, description }: PageRead): boolean {
  const headings = [...document.querySelectorAll('h1, h2, h3')]
  return Boolean(title && description) && headings.every(heading => heading.textContent.trim() !== '')
}

test(`[DET-1] the PC, Mobile and mip pages of ${sample.share} apps agree, and the mip page is valid`, async () => {
  const all = locsOf(await read('/sitemaps/apps-0.xml')).filter(loc => /\/apps\/\d+$/.test(loc))
  expect(all.length).toBeGreaterThan(200)
  const paths = all.map(loc => loc.replace(at().edge, '')).filter(sample.has)
  for (const path of paths) {
    const texts = await Promise.all([read(path), read(path, phoneAgent), read(`/mip${path}`)])
    const [pc, mobile, mip] = texts.map(readPage) as [PageRead, PageRead, PageRead]
    const facts = factsOf(mobile)
    expect(facts.canonical).toBe(at().edge + path)
    // One that is not out yet has none.
    expect(facts.version.size, path).toBe(texts[1].includes('>上线<') ? 0 : 1)
    expect(facts.developer.size, path).toBe(1)
    expect(facts.rating.size, path).toBe(1)
    expect(factsOf(mip), path).toEqual(facts)
    // A PC shows fewer related apps.
    expect({ ...factsOf(pc), related: facts.related }, path).toEqual(facts)
    expect(Validator().validate(texts[2]), path).toEqual([])
    for (const locale of LOCALES.slice(1)) {
      const inLocale = pathIn(locale, path)
      const other = (await Promise.all([read(inLocale), read(inLocale, phoneAgent)])).map(readPage)
      expect(other.map(plainFactsOf), path).toEqual([pc, mobile].map(plainFactsOf))
      expect(other.every(saysAll), path).toBe(true)
    }
  }
}, 240_000)

test('a mip page is one for all, kept at the edge', async () => {
  const path = '/mip/apps/40'
  const first = await fetch(at().edge + path)
  const second = await fetch(at().edge + path, { headers: { 'user-agent': phoneAgent } })
  expect(second.headers.get('x-cache')).toBe('hit')
  expect(await second.text()).toBe(await first.text())
})
