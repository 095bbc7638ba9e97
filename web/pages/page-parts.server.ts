import type { Database } from '../../data/db/database.ts'
import type { PackageLinks } from '../../server/packages/package-links.ts'
import type { SiteParts } from '../../server/pages/site-parts.ts'
import type { Renderer } from './renderer.tsx'

/** What pages are made with. */
export interface PageParts extends SiteParts {
  db: Database
  renderer: Renderer
  links: PackageLinks
}
