import type { Database } from '../../data/db/database.ts'
import type { PackageLinks } from '../../server/packages/package-links.ts'
import type { SiteDeps } from '../../server/pages/site-deps.ts'
import type { Renderer } from './renderer.tsx'

/** What pages are made with. */
export interface PageDeps extends SiteDeps {
  db: Database
  renderer: Renderer
  links: PackageLinks
}
