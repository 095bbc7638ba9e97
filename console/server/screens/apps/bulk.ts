import { namesOfApps } from '../../../../data/db/queries/apps/names.ts'
import { categoryOptions } from '../../../../data/db/queries/categories/options.ts'
import { BULK_DEEDS } from '../../../views/apps/wanted.ts'
import { MAX_AT_ONCE } from '../../command-route.ts'
import { localPath } from '../../local-path.ts'
import { type Screen, shown } from '../../screen.ts'

export const appBulk: Screen = {
  path: '/apps/bulk',
  roles: ['owner', 'editor'],
  async show({ db, path, query, locale }) {
    const action = BULK_DEEDS.find(one => one === query.do)
    if (!action) return undefined
    const chosen = new URL(path, 'http://here').searchParams.getAll('app').filter(id => /^\d{1,15}$/.test(id))
    return shown('bulk', {
      action,
      apps: await namesOfApps(db, { apps: chosen.slice(0, MAX_AT_ONCE).map(Number), locale }),
      categories: await categoryOptions(db, { locale }),
      back: localPath(query.back ?? '/apps'),
    })
  },
}

export const appResults: Screen = {
  path: '/apps/results',
  roles: ['owner', 'editor'],
  async show({ db, query, locale }) {
    const results = (query.results ?? '').split(',').flatMap(one => {
      const [, id, outcome = ''] = /^(\d{1,15}):(\d{1,15}|[a-z]{1,20})$/.exec(one) ?? []
      return id ? [{ id: Number(id), outcome: /^\d/.test(outcome) ? Number(outcome) : outcome }] : []
    })
    const chosen = results.slice(0, MAX_AT_ONCE).map(({ id }) => id)
    const apps = await namesOfApps(db, { apps: chosen, locale })
    return shown('results', {
      results: apps.map(app => ({ ...app, outcome: results.find(({ id }) => id === app.id)?.outcome ?? '' })),
      back: localPath(query.back ?? '/apps'),
    })
  },
}
