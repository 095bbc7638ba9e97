import type { Database } from '../../../data/db/database.ts'
import type { PackageLinks } from '../../../server/packages/package-links.ts'
import type { SiteDeps } from '../../../server/pages/site-deps.ts'

/** What an app's page is made with. */
export interface DetailDeps extends Pick<SiteDeps, 'origin' | 'brand' | 'install' | 'adHosts' | 'domains'> {
  db: Database
  links: PackageLinks
}
