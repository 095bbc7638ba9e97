import { z } from 'zod'
import { ad } from '../../../contract/commands/placements.schema.ts'
import { PLACEMENT_KINDS, type PlacementKind } from '../../../contract/placements.ts'
import type { Database } from '../../../data/db/database.ts'
import { membersOf, placements } from '../../../data/db/queries/placements/placements.ts'
import { viewOf } from '../../kit/view.ts'
import { numberOf } from '../../server/number-of.ts'
import { picksOf } from '../../server/picks/find-picks.ts'
import { defineScreen } from '../define-screen.server.ts'
import { clockText } from './clock-text.server.ts'
import type { Member } from './model.ts'
import type { placementView } from './placement.tsx'
import { lineOf } from './placement-line.server.ts'

const isKind = (text: string): text is PlacementKind => PLACEMENT_KINDS.includes(text as PlacementKind)

export const newPlacement = defineScreen({
  path: '/placements/:kind/new',
  roles: ad.put.roles,
  // What is known already is written in: the app that it is for.
  query: z.record(z.string(), z.string().catch('')),
  view: viewOf<typeof placementView>('placementView'),
  async load({ db, params: { kind }, query, locale }) {
    if (!isKind(kind)) return undefined
    const apps = await appsNamed(db, query, [], locale)
    return { kind, line: undefined, values: query, members: [], apps, now: new Date() }
  },
})

export const placement = defineScreen({
  path: '/placements/:kind/:id',
  roles: ad.put.roles,
  view: viewOf<typeof placementView>('placementView'),
  async load({ db, params, locale }) {
    const { kind } = params
    const id = numberOf(params.id)
    if (!isKind(kind) || id === null) return undefined
    const [found] = await placements[kind](db, { locale, placement: id })
    if (!found) return undefined
    const { row, ...line } = found
    const values = valuesOf(row)
    const members = kind === 'collection' ? await membersOf(db, { collection: id }) : []
    return {
      kind,
      line: lineOf(kind, line),
      values,
      members,
      apps: await appsNamed(db, values, members, locale),
      now: new Date(),
    }
  },
})

const appsNamed = (db: Database, values: Record<string, string>, members: Member[], locale: string) => {
  const own = numberOf(values.appId)
  return picksOf(db, 'app', [...(own === null ? [] : [own]), ...members.map(({ app }) => app)], locale)
}

/** A row as the fields of its command: `image_key` is `imageKey`, a translation `translations.en.title`. */
function valuesOf(row: Record<string, unknown>): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [column, value] of Object.entries(row)) {
    const name = column.replace(/_[a-z]/g, at => at.slice(1).toUpperCase())
    if (column === 'translations')
      for (const [locale, texts] of Object.entries(value as Record<string, Record<string, string>>))
        for (const [text, said] of Object.entries(texts)) values[`translations.${locale}.${text}`] = said
    else if (/(_at|_until)$/.test(column)) values[name] = value ? clockText(String(value)) : ''
    else values[name] = value === null ? '' : String(value)
  }
  return values
}
