import type { Database } from '../../data/db/database.ts'
import { appIdOfPackage } from '../../data/db/queries/app-list.ts'
import type { Page, PageAnswer, PageRequest } from '../../server/pages/page.ts'
import { appPath } from '../addresses/addresses.ts'
import { absent, missing, page } from './answers.server.ts'
import { commentPages } from './comments/pages.server.ts'
import { loadDetail } from './detail/loader.server.ts'
import { developerPages } from './developer/pages.server.ts'
import { giftPages } from './gifts/pages.server.ts'
import { historyPages } from './history/pages.server.ts'
import { homePage } from './home/pages.server.ts'
import { listPages } from './lists/pages.server.ts'
import { mipPages } from './mip/pages.server.ts'
import type { PageParts } from './page-parts.server.ts'
import { reportPages } from './report/pages.server.ts'
import { searchPage } from './search/pages.server.ts'
import { tourPages } from './tour/pages.server.ts'

/** Every page of the site: what it loads, and the tags that what it shows does not say (see tags.ts). */
export function createPages(parts: PageParts): Page[] {
  const { db, renderer } = parts
  return [
    homePage(parts),
    {
      path: '/apps/:app',
      async answer(request) {
        const { app = '' } = request.params
        if (!/^\d{1,9}$/.test(app)) return moved(db, app, request)
        const appId = Number(app)
        if (String(appId) !== app) return { status: 301, location: appPath(appId), tags: [`app-${appId}`] }
        const loaded = await loadDetail(parts, appId)
        if (loaded.found !== 'live') return absent(renderer, request, [`app-${appId}`], loaded)
        const answer = page(renderer, request, 'detail', loaded.model, ['ads', `comments-${appId}`])
        return { ...answer, asksHelper: true }
      },
    },
    searchPage(parts),
    ...commentPages(parts),
    ...giftPages(parts),
    ...historyPages(parts),
    ...listPages(parts),
    ...developerPages(parts),
    ...mipPages(parts),
    ...reportPages(parts),
    ...tourPages(parts),
  ]

  async function moved(db: Database, packageName: string, request: PageRequest): Promise<PageAnswer> {
    const valid = /^[a-zA-Z]\w*(\.\w+)+$/.test(packageName)
    const appId = valid ? await appIdOfPackage(db, packageName) : undefined
    if (appId === undefined) return missing(renderer, request)
    return { status: 301, location: appPath(appId), tags: [`app-${appId}`] }
  }
}
