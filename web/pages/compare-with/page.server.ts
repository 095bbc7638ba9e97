import type { PlainAppRow } from '../../../data/db/queries/app-rows.ts'
import { type SearchResult, searchApps } from '../../../data/search/search-apps.ts'
import { comparePath, compareWithPath, MAX_COMPARED, readCompared } from '../../addresses/compare.ts'
import { locale } from '../../words/words.ts'
import { type ComparedAddress, comparedTags, findCompared } from '../compare/compared-apps.server.ts'
import { definePage, type Elsewhere, type Loaded } from '../define-page.server.ts'
import type { PageDeps } from '../page-deps.server.ts'
import { presentApp } from '../present-app.server.ts'
import { readSearchAddress } from '../search/address.ts'
import type { CompareWithModel } from './model.ts'
import * as views from './views.ts'

interface Address extends ComparedAddress {
  written: string
  query: string
}

export default definePage({
  name: 'compare-with',
  path: '/compare/:apps/add',
  query: ['q'],
  isSearch: true,
  views,
  read({ apps }, { q }): Address | undefined {
    const appIds = readCompared(apps)
    const query = readSearchAddress({ q }, 1)?.query
    if (!appIds || query === undefined || appIds.length === MAX_COMPARED) return undefined
    return { appIds, written: appIds.join('-'), query }
  },
  tags: address => [...comparedTags(address), ...(address.query ? ['search'] : [])],
  async load(deps, address) {
    const path = compareWithPath(address.appIds)
    return path.endsWith(`/${address.written}/add`) ? loadPick(deps, address) : elsewhere(path, address)
  },
})

const elsewhere = (path: string, address: Address): Elsewhere => ({
  found: 'elsewhere',
  path,
  tags: comparedTags(address),
})

async function loadPick(deps: PageDeps, address: Address): Promise<Loaded<CompareWithModel> | Elsewhere> {
  const compared = await findCompared(deps, address.appIds)
  if (compared.found !== 'some') return compared
  const { live, gone } = compared
  const appIds = live.map(({ page }) => page.id)
  if (gone > 0) return elsewhere(compareWithPath(appIds), address)
  const { query } = address
  const found = query === '' ? undefined : await search(deps, query)
  const around = live.flatMap(({ around }) => [...around.related, ...around.sameDeveloper])
  const toPick = (rows: readonly PlainAppRow[]) =>
    [...new Map(rows.map(row => [row.app.id, row])).values()]
      .filter(({ app }) => !appIds.includes(app.id))
      .map(row => ({ app: presentApp(row), href: comparePath([...appIds, row.app.id]) }))
  return {
    found: 'live',
    model: {
      apps: live.map(({ page: { id, name, lang } }) => ({ appId: id, name, lang })),
      path: compareWithPath(appIds),
      query,
      found: found && toPick(found.apps),
      similar: toPick(around),
    },
  }
}

const search = ({ db }: PageDeps, query: string): Promise<SearchResult> =>
  searchApps(db, query, { kind: '', byDownloads: false, page: 1, asTyped: false, conditions: [] }, locale)
