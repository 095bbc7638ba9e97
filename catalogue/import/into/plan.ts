import type { Database } from '../../../data/db/database.ts'
import type { LeftOut } from '../index/read-app.ts'
import { readApps } from '../index/read-apps.ts'
import { appOf } from './app-of.ts'
import { type AppRow, appRows, appsNamed } from './app-rows.ts'
import type { OwnCategories } from './categories.ts'
import type { Opened } from './read-known.ts'
import type { Repository } from './repository-rows.ts'
import type { Wanted } from './take-apps.ts'

export interface Plan {
  wanted: Wanted[]
  gone: AppRow[]
  /** Names that apps from elsewhere have. */
  waiting: string[]
  leftOut: LeftOut[]
}

export interface Planning {
  repository: Repository
  own: OwnCategories
  now: number
}

/**
 * What is to be done so that the catalogue is as the index says. It is held against what was noted of each app, and not only against the
 * last index: a run that was killed has done part of it.
 */
export async function makePlan(
  db: Database,
  { repository, own, now }: Planning,
  { index, changed, leftOut: before = [] }: Opened,
): Promise<Plan> {
  const rows = await appRows(db, repository.id)
  const isOpen = ({ state, taken }: AppRow) => state !== 'offered' || taken === null
  const open = [...rows.values()].filter(isOpen).map(({ packageName }) => packageName)
  const isOut = new Set(before.map(({ name }) => name))
  const all = [...changed, ...open].filter(name => index.packages.has(name) && !isOut.has(name))
  const names = new Set(all)
  const there = await appsNamed(db, [...names])
  const wanted: Wanted[] = []
  const waiting: string[] = []
  const leftOut = [...before]
  for await (const read of readApps(index, names)) {
    const { name } = read
    if ('leftOut' in read) {
      leftOut.push(read.leftOut)
      continue
    }
    const imported = appOf(name, read.app, { own, now, donations: repository.settings.donations })
    const row = rows.get(name)
    if (row?.app) {
      const isBack = row.state === 'gone'
      if (isBack || row.taken !== imported.sum) wanted.push({ imported, app: row.app, isBack })
    } else if (there.has(name)) waiting.push(name)
    else if (imported.version) wanted.push({ imported })
    else leftOut.push({ id: 'app-no-package', name, about: '' })
  }
  const gone = [...rows.values()].filter(
    ({ packageName, state }) => state !== 'gone' && !index.packages.has(packageName),
  )
  return { wanted, gone, waiting, leftOut }
}
