import type { Database } from '../../data/db/database.ts'
import type { SitemapApp, SitemapDeveloper } from '../../data/db/queries/sitemap.ts'

export interface SitemapLine {
  path: string
  changedAt?: number
}

/** A page's lines in the site map: one for each app or developer that has it, or some of its own. */
export interface SitemapLines {
  ofApp?(app: SitemapApp): SitemapLine | undefined
  ofDeveloper?(developer: SitemapDeveloper): SitemapLine
  ofSite?(db: Database): Promise<SitemapLine[]>
}
