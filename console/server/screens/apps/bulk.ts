import { ask } from '../../../../catalogue/commands/ask.ts'
import type { Database } from '../../../../data/db/database.ts'
import type { NamedApp } from '../../../views/apps/bulk.tsx'
import { BULK_DEEDS } from '../../../views/apps/wanted.ts'
import { MAX_AT_ONCE } from '../../command-route.ts'
import { localPath } from '../../local-path.ts'
import { type Screen, shown } from '../../screen.ts'
import { appName } from '../app-name.ts'
import { allCategories } from './categories.ts'

export const appBulk: Screen = {
  path: '/apps/bulk',
  roles: ['owner', 'editor'],
  async show({ db, path, query, locale }) {
    const action = BULK_DEEDS.find(one => one === query.do)
    if (!action) return undefined
    const chosen = new URL(path, 'http://here').searchParams.getAll('app').filter(id => /^\d{1,15}$/.test(id))
    return shown('bulk', {
      action,
      apps: await named(db, chosen.slice(0, MAX_AT_ONCE).map(Number), locale),
      categories: await allCategories(db, locale),
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
    const apps = await named(
      db,
      results.slice(0, MAX_AT_ONCE).map(({ id }) => id),
      locale,
    )
    return shown('results', {
      results: apps.map(app => ({ ...app, outcome: results.find(({ id }) => id === app.id)?.outcome ?? '' })),
      back: localPath(query.back ?? '/apps'),
    })
  },
}

const named = (db: Database, ids: number[], locale: string): Promise<NamedApp[]> =>
  ask(
    db,
    `select a.id, ${appName('a.id', '$2')} as name from unnest($1::bigint[]) with ordinality chosen (id, place)
     join apps a on a.id = chosen.id order by chosen.place`,
    [ids, locale],
  )
