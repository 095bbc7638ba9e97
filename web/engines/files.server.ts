import { baseOf } from '../../rules/text/locales.ts'
import type { TextFile } from '../../server/pages/page.ts'
import type { PageDeps } from '../pages/page-deps.server.ts'
import { locale } from '../words/words.ts'
import { feed } from './feed.server.ts'
import { followFeeds } from './follow-feeds.server.ts'
import { manifest } from './manifest.server.ts'
import { openSearch } from './open-search.server.ts'
import { robots } from './robots.server.ts'
import { securityContact } from './security-contact.server.ts'
import { signers } from './signers.server.ts'
import { sitemapIndex, sitemapParts } from './sitemap.server.ts'
import { withdrawn } from './withdrawn.server.ts'

const isHome = baseOf(locale) === ''

/** Files that a whole site has once are at the default language's address. All of them are for search engines, browsers, feed readers and security researchers. */
export const engineFiles = ({ db, origin, brand }: Pick<PageDeps, 'db' | 'origin' | 'brand'>): TextFile[] => [
  ...(isHome
    ? [
        robots(origin),
        ...securityContact(origin, brand.securityContact),
        sitemapIndex(db, origin),
        signers(db),
        withdrawn(db),
      ]
    : []),
  manifest,
  openSearch(origin),
  feed(db, origin),
  ...followFeeds(db, origin),
  sitemapParts(db, origin),
]
