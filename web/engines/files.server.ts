import type { Database } from '../../server/db/database.ts'
import type { TextFile } from '../../server/pages/page.ts'
import { feed } from './feed.server.ts'
import { robots } from './robots.server.ts'
import { sitemap } from './sitemap.server.ts'

/** Everything that is there for search engines and readers of feeds alone. */
export const engineFiles = (db: Database, origin: string): TextFile[] => [
  robots(origin),
  feed(db, origin),
  ...sitemap(db, origin),
]
