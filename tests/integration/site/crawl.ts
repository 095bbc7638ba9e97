import { expect, test } from 'vitest'
import type { Suggestions } from '../../../contract/suggest.ts'
import { tier } from '../../../ops/checks/test-run/tier.ts'
import { LOCALES } from '../../../rules/text/locales.ts'
import { tourPath } from '../../../web/addresses/addresses.ts'
import { phone } from '../../e2e/devices.ts'
import { inEveryLanguage, localeOf, plainPath } from '../../e2e/languages.ts'
import { query as queryDatabase } from '../../support/query.ts'
import type { Json } from '../../support/read-page.ts'
import { hrefsOf, sitemapLocs, typesOf } from '../../support/read-page.ts'
import { sampleOf } from '../../support/sample.ts'
import { type AppSigns, appsOn, readAppSigns, untagged } from '../../support/shown-apps.ts'
import { demoSite } from './booted.ts'

const sample = sampleOf(30)
const at = demoSite()

const AT_ONCE = 4
/** The demo store has about half of it; more means that links breed. */
const MAX_PAGES = 20_000

interface Crawled {
  path: string
  status: number
  canonical: string | undefined
  noindex: boolean
  /** The language that it says it is in, and where it says it is in others. */
  lang: string
  languages: string[][]
  links: string[]
  things: Json[]
  /** How many apps it shows, and those of them that it would go on showing when they are purged. */
  apps: number
  untagged: number[]
}

const plain = (text: string) => text.replaceAll('&amp;', '&')

/** Where a campaign leads is the page without it. */
function withoutCampaign(url: URL): string {
  const names = [...url.searchParams.keys()].filter(name => name.startsWith('utm_'))
  for (const name of names) url.searchParams.delete(name)
  return url.pathname + url.search
}

/**
 * Thousands of pages: patterns are enough, and our markup is regular. Asked of the web process itself, so that the edge
 * keeps no page that another test is about to change.
 */
async function visit(path: string, agent: string, signs: AppSigns): Promise<Crawled> {
  const answer = await fetch(at().web + path, { redirect: 'manual', headers: { 'user-agent': agent } })
  const html = await answer.text()
  // The tour leads to an app that is gone, to show that too.
  const followed = plainPath(path) === tourPath ? '' : html
  const things = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
  return {
    path,
    status: answer.status,
    canonical: plain(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '') || undefined,
    noindex: html.includes('<meta name="robots" content="noindex"/>'),
    lang: /^<!doctype html><html lang="([^"]*)"/.exec(html)?.[1] ?? '',
    languages: [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)].map(
      ([, lang = '', href = '']) => [lang, plain(href)],
    ),
    links: hrefsOf(followed)
      .map(href => new URL(href, at().edge + path))
      .filter(({ origin }) => origin === at().edge)
      .map(withoutCampaign),
    things: things.map(([, json = '']) => JSON.parse(json)),
    apps: appsOn(html, signs).size,
    untagged: untagged(answer.headers, html, signs),
  }
}

/** Files, searches, comparisons and links to other sites are not pages to crawl; robots.txt excludes them. Of a comment's form there are thousands. */
const isPage = (path: string) =>
  !/^\/(packages\/|search\?|go\?|img\/|videos\/|compare\/)|\/newurl\?|\/(signers\.json|feed\.xml)$|\/comments\/\d+\/report$/.test(
    plainPath(path),
  )

async function crawl(from: string[], agent: string): Promise<Map<string, Crawled>> {
  const signs = await readAppSigns(at().database)
  const seen = new Set(from)
  const waiting = [...seen]
  const pages = new Map<string, Crawled>()
  const walk = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const page = await visit(path, agent, signs)
      pages.set(path, page)
      for (const link of page.links.filter(isPage)) {
        if (seen.has(link) || !sample.has(link)) continue
        seen.add(link)
        waiting.push(link)
      }
      if (seen.size > MAX_PAGES) throw new Error(`more than ${MAX_PAGES} pages`)
    }
  }
  // An idle one ends; the last one working finds what is left.
  await Promise.all(Array.from({ length: AT_ONCE }, walk))
  return pages
}

/** What Google requires of each kind, and schema.org of what is inside. */
const required: Record<string, string[]> = {
  MobileApplication: ['name', 'offers', 'operatingSystem', 'applicationCategory', 'url', 'image'],
  VideoGame: ['name', 'offers', 'operatingSystem', 'applicationCategory'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  WebSite: ['name', 'url', 'potentialAction'],
  Organization: ['name', 'url'],
}

function faultsOf({ path, things }: Crawled): string[] {
  return things.flatMap(thing => {
    if (thing['@context'] === 'https://ziyuan.baidu.com/contexts/cambrian.jsonld') {
      const { pubDate, upDate } = thing
      const times = [pubDate, upDate].every(time => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(String(time)))
      return times && String(pubDate) <= String(upDate) ? [] : [`${path}: times ${pubDate} ${upDate}`]
    }
    const types = typesOf(thing)
    const missing = types.flatMap(type => (required[type] ?? ['a known type']).filter(name => !thing[name]))
    const { aggregateRating: rating, offers } = thing as { aggregateRating?: Json; offers?: Json }
    return [
      ...missing.map(name => `${path}: ${types} without ${name}`),
      ...(rating && !(Number(rating.ratingCount) > 0 && Number(rating.ratingValue) >= 1)
        ? [`${path}: rating`]
        : []),
      ...(offers && (offers.price !== 0 || offers.priceCurrency !== 'CNY') ? [`${path}: offer`] : []),
    ]
  })
}

for (const [name, agent] of [
  ['PC', 'Chrome'],
  ['Mobile', phone.userAgent ?? ''],
] as const) {
  test(`of ${sample.share} ${name} pages the links lead to a page, the canonical address is right, the sitemap lists them, and what they show can be purged`, async () => {
    const listed = (await sitemapLocs(at().web))
      .map(loc => loc.replace(at().edge, ''))
      .filter(path => plainPath(path) === '/' || sample.has(path))
    const pages = await crawl(listed, agent)
    const all = [...pages.values()]
    console.log(`${name}: ${all.length} pages, ${listed.length} in the sitemap`)

    expect(all.filter(({ status }) => status !== 200).map(({ path, status }) => `${status} ${path}`)).toEqual(
      [],
    )
    // Either a page is canonical where it was found, or it has noindex.
    const homeless = all.filter(({ path, canonical, noindex }) =>
      noindex ? canonical !== undefined : canonical !== at().edge + path,
    )
    expect(homeless.map(({ path, canonical }) => `${path} → ${canonical}`)).toEqual([])

    // Each page names all its languages, itself too: so whichever it names leads back.
    const astray = all.filter(({ path, lang, languages, noindex }) => {
      const due = inEveryLanguage(path).map(([locale, path]) => [locale, at().edge + path])
      return lang !== localeOf(path) || JSON.stringify(languages) !== JSON.stringify(noindex ? [] : due)
    })
    expect(astray.map(({ path, lang, languages }) => `${path} ${lang} → ${languages}`)).toEqual([])
    for (const locale of LOCALES) {
      const count = all.filter(({ lang }) => lang === locale).length
      console.log(`${name}: ${count} pages in ${locale}`)
      expect(count * LOCALES.length, locale).toBe(all.length)
    }

    const firstPages = all.filter(({ path, noindex }) => !noindex && !path.includes('?page='))
    expect(firstPages.map(({ path }) => path).sort()).toEqual([...listed].sort())
    expect(new Set(listed).size).toBe(listed.length)

    expect(all.flatMap(faultsOf)).toEqual([])
    // The tour names apps in its own words, whatever the catalogue says.
    const lasting = all.filter(({ path, untagged }) => plainPath(path) !== tourPath && untagged.length > 0)
    expect(lasting.map(({ path, untagged }) => `${path} → ${untagged}`)).toEqual([])
    console.log(`${name}: the fullest page shows ${Math.max(...all.map(({ apps }) => apps))} apps`)

    const kinds = new Set(all.flatMap(({ things }) => things.flatMap(typesOf)))
    expect([...kinds].sort()).toEqual(Object.keys(required).sort())
  }, 300_000)
}

test(`what no link leads to can be purged by the apps it shows too (${sample.share}): mip pages, searches, files, pages of apps that are gone`, async () => {
  const signs = await readAppSigns(at().database)
  const ids = [...signs.icons.values()].sort((a, b) => a - b)
  const { rows } = await queryDatabase(
    at().database,
    "select app_id, name from app_texts where locale = 'zh-CN' order by app_id",
  )
  const someNames = rows.filter((_, i) => i % 20 === 0).map(({ name }) => encodeURIComponent(name))
  const paths = [
    ...ids.map(id => `/mip/apps/${id}`),
    ...ids.flatMap(id => [`/apps/${id}`, `/apps/${id}/report`, `/apps/${id}/feed.xml`, `/compare/${id}/add`]),
    ...someNames.map(name => `/search?q=${name}`),
    '/feed.xml',
  ]
  const seen = { apps: 0, gone: 0 }
  for (const path of paths.filter(path => sample.has(path) || path === '/feed.xml')) {
    const answer = await fetch(at().web + path)
    const text = await answer.text()
    expect(untagged(answer.headers, text, signs), path).toEqual([])
    seen.apps += appsOn(text, signs).size
    if (answer.status === 410) seen.gone += 1
  }
  expect(seen.apps).toBeGreaterThan(20)
  if (tier === 'full') expect(seen.gone).toBeGreaterThan(0)
  for (const { app_id: id, name } of rows.filter((_, i) => i % 20 === 0)) {
    const answer = await fetch(`${at().web}/search/suggest?q=${encodeURIComponent(name)}`)
    const { items } = (await answer.json()) as Suggestions
    if (items.some(item => item.kind === 'app' && item.name === name))
      expect(answer.headers.get('xkey')?.split(' '), name).toContain(`app-${id}`)
  }
}, 120_000)
