import type { Database } from '../../data/db/database.ts'
import {
  findAppParts,
  findDeveloperParts,
  findSitemapApps,
  findSitemapDevelopers,
} from '../../data/db/queries/sitemap.ts'
import { sitemapTag } from '../../rules/sitemap-part.ts'
import { xmlElement, xmlFile } from '../../rules/xml.ts'
import type { TextFile } from '../../server/pages/page.ts'
import { sitemapPartPath, sitemapPath } from '../addresses/addresses.ts'
import { allPages } from '../pages/all-pages.server.ts'
import type { SitemapLine } from '../pages/sitemap-lines.server.ts'

/** What each page has to say in it. */
const lines = allPages.flatMap(({ sitemap }) => sitemap ?? [])

const type = 'application/xml; charset=utf-8'
const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/**
 * An index of parts, and the parts: each has the pages of 10,000 ids, 40,000 addresses at most. Only pages that search engines
 * may keep are named, and of a list its first page, which leads to the others.
 */
export function sitemap(db: Database, origin: string): TextFile[] {
  const write = (outer: string, inner: string, entries: SitemapLine[]) => {
    const written = entries.map(({ path, changedAt }) => {
      const changed = changedAt === undefined ? undefined : new Date(changedAt).toISOString()
      return `<${inner}>${xmlElement('loc', origin + path)}${xmlElement('lastmod', changed)}</${inner}>`
    })
    return xmlFile([`<${outer} ${names}>`, ...written, `</${outer}>`].join('\n'))
  }

  return [
    {
      path: sitemapPath,
      type,
      async answer() {
        const [apps, developers] = await Promise.all([findAppParts(db), findDeveloperParts(db)])
        const parts: SitemapLine[] = [
          { path: sitemapPartPath('lists', 0) },
          ...apps.map(({ number, changedAt }) => ({ path: sitemapPartPath('apps', number), changedAt })),
          ...developers.map(({ number }) => ({ path: sitemapPartPath('developers', number) })),
        ]
        return { body: write('sitemapindex', 'sitemap', parts), tags: ['sitemap'] }
      },
    },
    {
      path: '/sitemaps/:file',
      type,
      async answer({ file = '' }) {
        const [, kind = '', number = ''] = /^(apps|developers|lists)-(0|[1-9]\d{0,5})\.xml$/.exec(file) ?? []
        const entries = await read(kind, Number(number))
        if (entries.length === 0) return undefined
        return { body: write('urlset', 'url', entries), tags: ['sitemap', sitemapTag(kind, Number(number))] }
      },
    },
  ]

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
