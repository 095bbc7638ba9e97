import type { Database } from '../../data/db/database.ts'
import type { TextFile } from '../../server/pages/page.ts'
import type { SiteParts } from '../../server/pages/site-parts.ts'
import { feed } from './feed.server.ts'
import { manifest } from './manifest.server.ts'
import { openSearch } from './open-search.server.ts'
import { robots } from './robots.server.ts'
import { securityContact } from './security-contact.server.ts'
import { sitemap } from './sitemap.server.ts'

/** Everything that is there for search engines, browsers, readers of feeds and finders of holes alone. */
export const engineFiles = (
  db: Database,
  { origin, securityContact: contact }: Pick<SiteParts, 'origin' | 'securityContact'>,
): TextFile[] => [
  robots(origin),
  manifest,
  openSearch(origin),
  ...securityContact(origin, contact),
  feed(db, origin),
  ...sitemap(db, origin),
]
