import { LOCALES, pathIn } from '../../rules/text/locales.ts'
import type { TextFile } from '../../server/pages/page.ts'
import { sitemapPath } from '../addresses/addresses.ts'

/** Nothing to read there: calls, files, ways to other sites, and searches without end. */
const closed = [
  '/collect$',
  '/wdjweb/',
  '/apps/*/newurl',
  '/packages/',
  '/go?',
  ...LOCALES.flatMap(locale => ['/search?', '/search/', '/compare/'].map(path => pathIn(locale, path))),
]

export const robots = (origin: string): TextFile => ({
  path: '/robots.txt',
  type: 'text/plain; charset=utf-8',
  async answer() {
    const rules = ['User-agent: *', ...closed.map(path => `Disallow: ${path}`)]
    return { body: [...rules, '', `Sitemap: ${origin}${sitemapPath}`, ''].join('\n'), tags: ['layout'] }
  },
})
