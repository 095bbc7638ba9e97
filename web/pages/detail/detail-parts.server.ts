import type { Database } from '../../../data/db/database.ts'
import type { PackageLinks } from '../../../server/packages/package-links.ts'
import type { SiteParts } from '../../../server/pages/site-parts.ts'

/** What an app's page is made with. */
export interface DetailParts extends Pick<SiteParts, 'origin' | 'brand' | 'install' | 'adHosts' | 'domains'> {
  db: Database
  links: PackageLinks
}
