import { z } from 'zod'
import { namesOfApps } from '../../../data/db/queries/apps/names.ts'
import { categoryOptions } from '../../../data/db/queries/categories/options.ts'
import { viewOf } from '../../kit/view.ts'
import { MAX_AT_ONCE } from '../../server/command-route.ts'
import { localPath } from '../../server/local-path.ts'
import { id, text } from '../../server/query.ts'
import { defineScreen } from '../define-screen.server.ts'
import type { bulkView, resultsView } from './bulk.tsx'
import { BULK_ACTIONS } from './bulk-actions.ts'

export const bulk = defineScreen({
  path: '/apps/bulk',
  query: z.object({
    do: z.enum(BULK_ACTIONS).optional().catch(undefined),
    app: z.preprocess(said => [said].flat(), z.array(id)).catch([]),
    back: text(2000),
  }),
  roles: ['owner', 'editor'],
  view: viewOf<typeof bulkView>('bulkView'),
  async load({ db, query: { do: action, app, back }, locale }) {
    if (!action) return undefined
    const chosen = app.filter(id => id !== null)
    return {
      action,
      apps: await namesOfApps(db, { apps: chosen.slice(0, MAX_AT_ONCE), locale }),
      categories: await categoryOptions(db, { locale }),
      back: localPath(back || '/apps'),
    }
  },
})

export const results = defineScreen({
  path: '/apps/results',
  query: z.object({ results: text(20_000), back: text(2000) }),
  roles: ['owner', 'editor'],
  view: viewOf<typeof resultsView>('resultsView'),
  async load({ db, query, locale }) {
    const outcomes = query.results.split(',').flatMap(one => {
      const [, id, outcome = ''] = /^(\d{1,15}):(\d{1,15}|[a-z]{1,20})$/.exec(one) ?? []
      return id ? [{ id: Number(id), outcome: /^\d/.test(outcome) ? Number(outcome) : outcome }] : []
    })
    const chosen = outcomes.slice(0, MAX_AT_ONCE).map(({ id }) => id)
    const apps = await namesOfApps(db, { apps: chosen, locale })
    return {
      results: apps.map(app => ({
        ...app,
        outcome: outcomes.find(({ id }) => id === app.id)?.outcome ?? '',
      })),
      back: localPath(query.back || '/apps'),
    }
  },
})
