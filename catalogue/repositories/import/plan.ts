import type { IndexApp } from '../../../contract/import/index.schema.ts'
import type { Database } from '../../../data/db/database.ts'
import { appsNamed } from '../../../data/db/queries/repositories/imported-apps.ts'
import { type AppRow, appRows } from '../../../data/db/queries/repositories/repository-apps.ts'
import type { Repository } from '../../commands/repository-rows.ts'
import type { LeftOut } from '../index/read-app.ts'
import { readApps } from '../index/read-apps.ts'
import { appOf } from './app-of.ts'
import type { OwnCategories } from './categories.ts'
import type { Opened } from './read-known.ts'
import type { Wanted } from './take-apps.ts'

/** What is to be done of one app: it is taken, waits because its name is an app's from elsewhere, or is left out. */
type Step = { wanted: Wanted } | { waiting: string } | { leftOut: LeftOut }

export interface Plan {
  /** How many apps are looked at. */
  all: number
  /** One after the other, as they are read, so that memory doesn't hold thousands. */
  steps: AsyncIterable<Step>
  /** What the index does not have any longer. */
  gone: AppRow[]
}

export interface Planning {
  repository: Repository
  own: OwnCategories
  now: number
}

/**
 * What is to be done so that the catalogue is as the index says. It is compared with what was recorded of each app, and not only with the
 * last index: a run that was killed has done part of it.
 */
export async function makePlan(
  db: Database,
  planning: Planning,
  { index, changed, leftOut = [] }: Opened,
): Promise<Plan> {
  const rows = await appRows(db, planning.repository.id)
  const isOpen = ({ state, taken }: AppRow) => state !== 'offered' || taken === null
  const open = [...rows.values()].filter(isOpen).map(({ packageName }) => packageName)
  const isOut = new Set(leftOut.map(({ name }) => name))
  const names = new Set([...changed, ...open].filter(name => index.packages.has(name) && !isOut.has(name)))
  const there = await appsNamed(db, [...names])
  const gone = [...rows.values()].filter(
    ({ packageName, state }) => state !== 'gone' && !index.packages.has(packageName),
  )
  return { all: names.size, steps: steps(), gone }

  async function* steps(): AsyncGenerator<Step> {
    for (const one of leftOut) yield { leftOut: one }
    for await (const read of readApps(index, names)) {
      const step = 'leftOut' in read ? { leftOut: read.leftOut } : stepOf(read, planning, rows, there)
      if (step) yield step
    }
  }
}

/** undefined: it is as it was. */
function stepOf(
  { name, app }: { name: string; app: IndexApp },
  { repository, own, now }: Planning,
  rows: ReadonlyMap<string, AppRow>,
  there: ReadonlyMap<string, number>,
): Step | undefined {
  const imported = appOf(name, app, { own, now, donations: repository.settings.donations })
  const row = rows.get(name)
  if (row?.app) {
    const isBack = row.state === 'gone'
    return isBack || row.taken !== imported.sum ? { wanted: { imported, app: row.app, isBack } } : undefined
  }
  if (there.has(name)) return { waiting: name }
  return imported.version ? { wanted: { imported } } : { leftOut: { id: 'app-no-package', name, about: '' } }
}
