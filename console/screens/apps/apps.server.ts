import { aboutHowManyApps, lastActors } from '../../../data/db/queries/apps/beside-list.ts'
import { appPages } from '../../../data/db/queries/apps/find/lists.ts'
import { categoryOptions } from '../../../data/db/queries/categories/options.ts'
import { sourceOptions } from '../../../data/db/queries/repositories/repository-list.ts'
import { viewOf } from '../../kit/view.ts'
import { text } from '../../server/query.ts'
import { defineScreen } from '../define-screen.server.ts'
import type { appsView } from './apps.tsx'
import { findApps, readPlace, type WantedApps, wantedApps } from './find-apps.server.ts'

/** Who edits apps in the console. */
export const mayEditApps = (role: string): boolean => role === 'owner' || role === 'editor'

export const apps = defineScreen({
  path: '/apps',
  query: wantedApps.extend({ before: text() }),
  view: viewOf<typeof appsView>('appsView'),
  async load({ db, query: { before, ...wanted }, locale, person }) {
    const categories = await categoryOptions(db, { locale })
    const place = readPlace(before)
    const { apps: found, next } = await findApps(db, appPages, wanted, categories, place, locale)
    const actors = await lastActors(db, { apps: found.map(({ id }) => id) })
    const [{ about = -1 } = {}] = await aboutHowManyApps(db)
    return {
      wanted,
      categories,
      sources: await sourceOptions(db),
      apps: found.map(app => ({
        ...app,
        changedBy: actors.find(one => one.app === app.id)?.actor ?? null,
      })),
      about: about >= 0 ? about : null,
      first: place ? addressOf('/apps', wanted) : null,
      older: next ? addressOf('/apps', wanted, { before: next }) : null,
      csv: addressOf('/apps.csv', wanted),
      mayEdit: mayEditApps(person.role),
    }
  },
})

function addressOf(path: string, wanted: WantedApps, more: Record<string, string> = {}): string {
  const said = Object.entries({ ...wanted, ...more }).filter(([, value]) => value !== '')
  return said.length > 0 ? `${path}?${new URLSearchParams(said)}` : path
}
