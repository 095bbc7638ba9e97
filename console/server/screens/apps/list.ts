import { aboutHowManyApps, lastActors } from '../../../../data/db/queries/apps/beside-list.ts'
import { appPages } from '../../../../data/db/queries/apps/find/lists.ts'
import { categoryOptions } from '../../../../data/db/queries/categories/options.ts'
import { sourceOptions } from '../../../../data/db/queries/repositories/repository-list.ts'
import type { WantedApps } from '../../../views/apps/wanted.ts'
import { type Screen, shown } from '../../screen.ts'
import { findApps, readPlace, readWanted } from './find-apps.ts'

/** Who edits apps in the console. */
export const mayEditApps = (role: string): boolean => role === 'owner' || role === 'editor'

export const appList: Screen = {
  path: '/apps',
  async show({ db, query, locale, person }) {
    const wanted = readWanted(query)
    const categories = await categoryOptions(db, { locale })
    const place = readPlace(query.before)
    const { apps, next } = await findApps(db, appPages, wanted, categories, place, locale)
    const actors = await lastActors(db, { apps: apps.map(({ id }) => id) })
    const [{ about = -1 } = {}] = await aboutHowManyApps(db)
    return shown('apps', {
      wanted,
      categories,
      sources: await sourceOptions(db),
      apps: apps.map(({ place: _, nth: __, changedAt, ...app }) => ({
        ...app,
        changedAt: changedAt.toISOString(),
        changedBy: actors.find(one => one.app === app.id)?.actor ?? null,
      })),
      about: about >= 0 ? about : null,
      first: place ? addressOf('/apps', wanted) : null,
      older: next ? addressOf('/apps', wanted, { before: next }) : null,
      csv: addressOf('/apps.csv', wanted),
      mayEdit: mayEditApps(person.role),
    })
  },
}

function addressOf(path: string, wanted: WantedApps, more: Record<string, string> = {}): string {
  const said = Object.entries({ ...wanted, ...more }).filter(([, value]) => value !== '')
  return said.length > 0 ? `${path}?${new URLSearchParams(said)}` : path
}
