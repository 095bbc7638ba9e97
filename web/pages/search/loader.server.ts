import type { Database } from '../../../data/db/database.ts'
import { findRankedApps } from '../../../data/db/queries/ranked-apps.ts'
import { FOUND_PER_PAGE, MAX_FOUND } from '../../../data/db/queries/search.ts'
import { searchApps } from '../../../data/search/search-apps.ts'
import { soughtWords } from '../../../data/search/sought-words.ts'
import { locale } from '../../words/words.ts'
import type { Loaded } from '../define-page.server.ts'
import { presentApp } from '../present-app.server.ts'
import type { SearchAddress } from './address.ts'
import type { SearchModel } from './model.ts'

const HOT = 8
const kinds = { all: -1, soft: 0, game: 1 } as const

export async function loadSearch(db: Database, address: SearchAddress): Promise<Loaded<SearchModel>> {
  const { query, kind, sort, page } = address
  const [{ apps, found, near }, hot] = await Promise.all([
    searchApps(db, query, { kind: kinds[kind], byDownloads: sort === 'downloads', page }, locale),
    findRankedApps(db, { list: 'all', sort: 'hot', marks: [], page: 1 }, locale),
  ])
  const lastPage = Math.max(1, Math.ceil(found / FOUND_PER_PAGE))
  if (page > lastPage) return { found: 'nothing' }
  return {
    found: 'live',
    model: {
      address,
      apps: apps.map(presentApp),
      found,
      most: MAX_FOUND,
      near,
      sought: soughtWords(query),
      from: (page - 1) * FOUND_PER_PAGE,
      lastPage,
      hot: hot.apps.slice(0, HOT).map(presentApp),
    },
  }
}
