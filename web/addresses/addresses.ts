// The address of every page of the site, written in one way each.
import type { ReportSubject } from '../../contract/report.ts'
import type { DeveloperSort } from '../../rules/apps/app-sorts.ts'
import { REPORTS_PATH } from '../../rules/reports/report-number.ts'
import { reportPath as plainReportPath } from '../../rules/reports/report-subject.ts'
import { here } from './here.ts'

export { commentsPath, threadPath } from './comments.ts'
export { giftsPath } from './gifts.ts'
export { listPath } from './lists.ts'

const paged = (path: string, page: number) => (page > 1 ? `${path}?page=${page}` : path)

export const homePath = here('/')
export const tourPath = here('/demo')
export const aboutPath = here('/about')
export const helpPath = here('/help')
export const privacyPath = here('/privacy')
export const termsPath = here('/terms')
export const clientPath = here('/client')
export const minePath = here('/mine')
export const manifestPath = here('/manifest.webmanifest')
export const openSearchPath = here('/opensearch.xml')
export const feedPath = here('/feed.xml')
export const appFeedPath = (app: number | ':id') => here(`/apps/${app}/feed.xml`)
export const developerFeedPath = (developer: number | ':id') => here(`/developers/${developer}/feed.xml`)
export const sitemapPath = '/sitemap.xml'
export const sitemapPartPath = (kind: 'apps' | 'developers' | 'lists', part: number) =>
  `/sitemaps/${kind}-${part}.xml`
export const topPath = here('/top')
export const categoriesPath = here('/category')
export const collectionsPath = here('/collections')
export const collectionPath = (collectionId: number) => here(`/collections/${collectionId}`)
/** Where the state of reports is. */
export const reportsPath = here(REPORTS_PATH)
export const reportPath = (subject: ReportSubject) => here(plainReportPath(subject))
/** One language has such pages, and one address. */
export const mipPath = (appId: number) => `/mip/apps/${appId}`
export const appPath = (appId: number) => here(`/apps/${appId}`)
export const historyPath = (appId: number, page = 1) => paged(`${appPath(appId)}/history`, page)
/** The same in every language. */
export const signersPath = (app: number | ':app') => `/apps/${app}/signers.json`
export const withdrawnPath = '/withdrawn.json'
export function developerPath(developerId: number, page = 1, sort: DeveloperSort = 'updated'): string {
  const path = paged(here(`/developers/${developerId}`), page)
  return sort === 'updated' ? path : `${path}${page > 1 ? '&' : '?'}sort=${sort}`
}

/** How the store knows who they are. */
export const proofsPath = (developerId: number) => `${developerPath(developerId)}#proofs`

/** A code for phones that leads to the app's page. */
export const qrPath = (appId: number) => here(`/qr/${appId}.svg`)
