import { appIdOfPackage } from '../../../data/db/queries/app-id-of-package.ts'
import { appPath } from '../../addresses/addresses.ts'
import { definePage, type Elsewhere, type Loaded } from '../define-page.server.ts'
import type { PageDeps } from '../page-deps.server.ts'
import { loadDetail } from './loader.server.ts'
import type { DetailModel } from './model.ts'
import * as views from './views.ts'

/** An app by its number, as it was written, or by the name of its package. */
type Address = { appId: number; written: string } | { packageName: string }

export default definePage({
  name: 'detail',
  path: '/apps/:app',
  views,
  read({ app = '' }): Address | undefined {
    if (/^\d{1,9}$/.test(app)) return { appId: Number(app), written: app }
    return /^[a-zA-Z]\w*(\.\w+)+$/.test(app) ? { packageName: app } : undefined
  },
  tags: address => ('appId' in address ? ['ads', `comments-${address.appId}`, `app-${address.appId}`] : []),
  async load(deps, address) {
    if ('packageName' in address) return moved(deps, address.packageName)
    const { appId, written } = address
    return String(appId) === written ? loadDetail(deps, appId) : at(appId)
  },
  sitemap: { ofApp: ({ id, changedAt }) => ({ path: appPath(id), changedAt }) },
  asksHelper: true,
})

async function moved({ db }: PageDeps, packageName: string): Promise<Loaded<DetailModel> | Elsewhere> {
  const appId = await appIdOfPackage(db, packageName)
  return appId === undefined ? { found: 'nothing' } : at(appId)
}

const at = (appId: number): Elsewhere => ({
  found: 'elsewhere',
  path: appPath(appId),
  tags: [`app-${appId}`],
})
