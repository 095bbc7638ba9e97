// The address of every page of the site, written in one way each.
import type { DeveloperSort } from '../../rules/app-sorts.ts'

export { reportPath } from '../../rules/report-subject.ts'
export { commentsPath, threadPath } from './comments.ts'
export { appGiftsPath, giftsPath } from './gifts.ts'
export { listPath } from './lists.ts'

const paged = (path: string, page: number) => (page > 1 ? `${path}?page=${page}` : path)

export const homePath = '/'
export const tourPath = '/demo'
export const aboutPath = '/about'
export const helpPath = '/help'
export const privacyPath = '/privacy'
export const termsPath = '/terms'
export const clientPath = '/client'
export const minePath = '/mine'
export const manifestPath = '/manifest.webmanifest'
export const openSearchPath = '/opensearch.xml'
export const feedPath = '/feed.xml'
export const sitemapPath = '/sitemap.xml'
export const sitemapPartPath = (kind: 'apps' | 'developers' | 'lists', part: number) =>
  `/sitemaps/${kind}-${part}.xml`
export const topPath = '/top'
export const categoriesPath = '/category'
export const collectionsPath = '/collections'
export const collectionPath = (collectionId: number) => `/collections/${collectionId}`
export const mipPath = (appId: number) => `/mip/apps/${appId}`
export const appPath = (appId: number) => `/apps/${appId}`
export const historyPath = (appId: number, page = 1) => paged(`/apps/${appId}/history`, page)
export function developerPath(developerId: number, page = 1, sort: DeveloperSort = 'updated'): string {
  const path = paged(`/developers/${developerId}`, page)
  return sort === 'updated' ? path : `${path}${page > 1 ? '&' : '?'}sort=${sort}`
}

/** A code for phones that leads to the app's page. */
export const qrPath = (appId: number) => `/qr/${appId}.svg`
