import type { TextFile } from '../../server/pages/page.ts'
import type { PageParts } from '../pages/page-parts.server.ts'
import { feed } from './feed.server.ts'
import { manifest } from './manifest.server.ts'
import { openSearch } from './open-search.server.ts'
import { robots } from './robots.server.ts'
import { securityContact } from './security-contact.server.ts'
import { sitemap } from './sitemap.server.ts'

/** Everything that is there for search engines, browsers, readers of feeds and finders of holes alone. */
export const engineFiles = ({
  db,
  origin,
  brand,
}: Pick<PageParts, 'db' | 'origin' | 'brand'>): TextFile[] => [
  robots(origin),
  manifest,
  openSearch(origin),
  ...securityContact(origin, brand.securityContact),
  feed(db, origin),
  ...sitemap(db, origin),
]
