import type { Database } from '../../data/db/database.ts'
import {
  findAppParts,
  findDeveloperParts,
  findSitemapApps,
  findSitemapDevelopers,
} from '../../data/db/queries/sitemap.ts'
import { sitemapTag } from '../../rules/links/sitemap-part.ts'
import { LOCALES, pathIn } from '../../rules/text/locales.ts'
import { xmlElement, xmlFile, xmlText } from '../../rules/text/xml.ts'
import type { TextFile } from '../../server/pages/page.ts'
import { sitemapPartPath, sitemapPath } from '../addresses/addresses.ts'
import { here } from '../addresses/here.ts'
import { inEveryLanguage } from '../addresses/in-every-language.ts'
import { allPages } from '../pages/all-pages.server.ts'
import type { SitemapLine } from '../pages/sitemap-lines.server.ts'

/** What each page has to say in it. */
const lines = allPages.flatMap(({ sitemap }) => sitemap ?? [])

const type = 'application/xml; charset=utf-8'
const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'

const write = (outer: string, written: string[]) =>
  xmlFile([`<${outer} ${names}>`, ...written, `</${outer}>`].join('\n'))

const changed = ({ changedAt }: SitemapLine) =>
  xmlElement('lastmod', changedAt === undefined ? undefined : new Date(changedAt).toISOString())

/** All parts, of every language. */
export const sitemapIndex = (db: Database, origin: string): TextFile => ({
  path: sitemapPath,
  type,
  async answer() {
    const [apps, developers] = await Promise.all([findAppParts(db), findDeveloperParts(db)])
    const parts: SitemapLine[] = [
      { path: sitemapPartPath('lists', 0) },
      ...apps.map(({ number, changedAt }) => ({ path: sitemapPartPath('apps', number), changedAt })),
      ...developers.map(({ number }) => ({ path: sitemapPartPath('developers', number) })),
    ]
    const written = LOCALES.flatMap(locale =>
      parts.map(part => {
        const loc = xmlElement('loc', origin + pathIn(locale, part.path))
        return `<sitemap>${loc}${changed(part)}</sitemap>`
      }),
    )
    return { body: write('sitemapindex', written), tags: ['sitemap'] }
  },
})

/**
 * Each part has the pages of 10,000 ids, 40,000 addresses at most, and says of each where it is in the other languages. Only pages
 * that search engines may keep are named, and of a list its first page, which leads to the others.
 */
export function sitemapParts(db: Database, origin: string): TextFile {
  return {
    path: here('/sitemaps/:file'),
    type,
    async answer({ file = '' }) {
      const [, kind = '', number = ''] = /^(apps|developers|lists)-(0|[1-9]\d{0,5})\.xml$/.exec(file) ?? []
      const entries = await read(kind, Number(number))
      if (entries.length === 0) return undefined
      const tags = ['sitemap', sitemapTag(kind, Number(number))]
      return { body: write('urlset', entries.map(entry)), tags }
    },
  }

  function entry(line: SitemapLine): string {
    const languages = inEveryLanguage(line.path).map(
      ({ locale, path }) =>
        `<xhtml:link rel="alternate" hreflang="${locale}" href="${xmlText(origin + path)}"/>`,
    )
    return `<url>${xmlElement('loc', origin + line.path)}${changed(line)}${languages.join('')}</url>`
  }

  async function read(kind: string, part: number): Promise<SitemapLine[]> {
    if (kind === 'apps') {
      const apps = await findSitemapApps(db, part)
      return apps.flatMap(app => lines.flatMap(({ ofApp }) => ofApp?.(app) ?? []))
    }
    if (kind === 'developers') {
      const developers = await findSitemapDevelopers(db, part)
      return developers.flatMap(one => lines.flatMap(({ ofDeveloper }) => ofDeveloper?.(one) ?? []))
    }
    if (kind !== 'lists' || part !== 0) return []
    return (await Promise.all(lines.map(({ ofSite }) => ofSite?.(db) ?? []))).flat()
  }
}
