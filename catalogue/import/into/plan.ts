import type { IndexApp } from '../../../contract/import/index.schema.ts'
import type { Database } from '../../../data/db/database.ts'
import { openIndex } from '../index/open-index.ts'
import { type LeftOut, readApp } from '../index/read-app.ts'
import { usualLimits } from '../limits.ts'
import type { Taken } from '../reading.ts'
import { appOf } from './app-of.ts'
import { type AppRow, appRows, appsNamed } from './app-rows.ts'
import type { OwnCategories } from './categories.ts'
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
  read: Pick<Taken, 'apps' | 'leftOut' | 'text'>,
): Promise<Plan> {
  const rows = await appRows(db, repository.id)
  const index = openIndex(read.text, usualLimits)
  const leftOut = [...read.leftOut]
  const apps = new Map<string, IndexApp>(read.apps)
  for (const row of rows.values()) {
    const isOpen = row.state !== 'offered' || row.taken === null
    if (!isOpen || apps.has(row.packageName) || !index.packages.has(row.packageName)) continue
    const again = readApp(index, row.packageName, usualLimits)
    if ('app' in again) apps.set(row.packageName, again.app)
  }
  const there = await appsNamed(db, [...apps.keys()])
  const wanted: Wanted[] = []
  const waiting: string[] = []
  for (const [name, app] of apps) {
    const imported = appOf(name, app, { own, now, donations: repository.settings.donations })
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
