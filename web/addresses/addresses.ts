// The address of every page of the site, written in one way each.
export { commentsPath, threadPath } from './comments.ts'
export { appGiftsPath, giftsPath } from './gifts.ts'
export { listPath } from './lists.ts'

const paged = (path: string, page: number) => (page > 1 ? `${path}?page=${page}` : path)

export const homePath = '/'
export const tourPath = '/demo'
export const feedPath = '/feed.xml'
export const sitemapPath = '/sitemap.xml'
export const sitemapPartPath = (kind: 'apps' | 'developers' | 'lists', part: number) =>
  `/sitemaps/${kind}-${part}.xml`
export const mipPath = (appId: number) => `/mip/apps/${appId}`
export const appPath = (appId: number) => `/apps/${appId}`
export const reportPath = (appId: number) => `/apps/${appId}/report`
export const historyPath = (appId: number, page = 1) => paged(`/apps/${appId}/history`, page)
export const developerPath = (developerId: number, page = 1) => paged(`/developers/${developerId}`, page)
