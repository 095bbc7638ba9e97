import { findCategories } from '../../../data/db/queries/categories.ts'
import { findDeveloper } from '../../../data/db/queries/developer-page.ts'
import { findHomePage } from '../../../data/db/queries/home-page.ts'
import { findRankedApps, type RankQuery } from '../../../data/db/queries/ranked-apps.ts'
import { findVersions, VERSIONS_PER_PAGE } from '../../../data/db/queries/version-history.ts'
import { APP_SORTS } from '../../../rules/apps/app-sorts.ts'
import type { Case, Target } from './case.ts'
import { developersOf } from './catalogue.ts'
import { mix, pick } from './random.ts'
import { VERSIONS_PER_APP } from './shape.ts'

const LOCALE = 'zh-CN'

/** Categories 3 … 42 have apps, 1 and 2 have those. */
const anyList = (seed: number, n: number) => String(1 + (mix(seed, n) % 42))

async function listPage({ one }: Target, query: RankQuery, min: number): Promise<void> {
  const [, { apps }] = await Promise.all([findCategories(one, LOCALE), findRankedApps(one, query, LOCALE)])
  // Some of those ranked may be delisted since.
  if (apps.length < min) throw new Error(`list ${query.list} has ${apps.length} apps on page ${query.page}`)
}

export const lists: Case[] = [
  {
    name: 'list, any category and order, first page',
    run: (target, seed, n) =>
      listPage(target, { list: anyList(seed, n), sort: pick(APP_SORTS, n), marks: [], page: 1 }, 25),
  },
  {
    name: 'list, any category, filtered',
    run: (target, seed, n) =>
      listPage(target, { list: anyList(seed, n), sort: 'hot', marks: ['noads'], page: 1 }, 1),
  },
  {
    name: 'list, all games, page 30',
    run: target => listPage(target, { list: 'game', sort: 'hot', marks: [], page: 30 }, 5),
  },
  {
    name: 'home page',
    run: async ({ one }) => {
      const { hotSoft, rising } = await findHomePage(one, LOCALE)
      if (hotSoft.length < 8 || rising.length < 4) throw new Error('the home page is incomplete')
    },
  },
  {
    name: 'developer, any',
    run: async ({ one, shape }, seed, n) => {
      const id = 1 + (mix(seed, n) % developersOf(shape.apps))
      if (!(await findDeveloper(one, id, 1, LOCALE))) throw new Error(`no developer ${id}`)
    },
  },
  {
    name: 'version history, any app',
    run: async ({ one, shape }, seed, n) => {
      const { versions } = await findVersions(one, 1 + (mix(seed, n) % shape.apps), 1, LOCALE)
      if (versions.length !== Math.min(VERSIONS_PER_PAGE + 1, VERSIONS_PER_APP))
        throw new Error('versions are missing')
    },
  },
]
