import { comparePath, readCompared } from '../../addresses/compare.ts'
import { definePage, type Elsewhere, type Loaded } from '../define-page.server.ts'
import { presentDetail } from '../detail/present-detail.server.ts'
import type { PageDeps } from '../page-deps.server.ts'
import { type ComparedAddress, comparedTags, findCompared } from './compared-apps.server.ts'
import type { CompareModel } from './model.ts'
import { presentCompared } from './present-compared.server.ts'
import * as views from './views.ts'

interface Address extends ComparedAddress {
  written: string
}

export default definePage({
  name: 'compare',
  path: '/compare/:apps',
  // Each set of apps is a page that no edge has: a flood of them must not block other pages.
  isSearch: true,
  views,
  read({ apps }): Address | undefined {
    const appIds = readCompared(apps)
    return appIds && { appIds, written: appIds.join('-') }
  },
  tags: address => comparedTags(address),
  async load(deps, { appIds, written }) {
    const path = comparePath(appIds)
    return path.endsWith(`/${written}`) ? loadCompare(deps, appIds) : elsewhere(path, appIds)
  },
})

const elsewhere = (path: string, appIds: number[]): Elsewhere => ({
  found: 'elsewhere',
  path,
  tags: comparedTags({ appIds }),
})

async function loadCompare(deps: PageDeps, appIds: number[]): Promise<Loaded<CompareModel> | Elsewhere> {
  const compared = await findCompared(deps, appIds)
  if (compared.found !== 'some') return compared
  const { live, gone } = compared
  if (live.length === 1) return elsewhere(comparePath(live.map(({ page }) => page.id)), appIds)
  const apps = live.map(({ page, around }) => ({ row: page, model: presentDetail(page, around, deps) }))
  return { found: 'live', model: presentCompared(apps, gone) }
}
