import { ad } from '../../../contract/commands/placements.schema.ts'
import { PLACEMENT_KINDS, type PlacementKind } from '../../../contract/placements.ts'
import {
  membersOf,
  PAGE_OF_PLACEMENTS,
  type PlacementRow,
  placementPages,
  SOME_PLACEMENTS,
  placements as single,
  somePlacements,
} from '../../../data/db/queries/placements/placements.ts'
import type { PlacementLine, PlacementsModel } from '../../views/placements/model.ts'
import { numberOf } from '../number-of.ts'
import { type Screen, shown } from '../screen.ts'
import { clockText } from './clock-text.ts'

/** As many as the home page shows. */
const FEATURES_SHOWN = 5

const isKind = (text: string | undefined): text is PlacementKind =>
  PLACEMENT_KINDS.includes(text as PlacementKind)

const placements: Screen = {
  path: '/placements',
  async show({ db, query, locale, person }) {
    const kind = isKind(query.kind) ? query.kind : undefined
    const when: PlacementsModel['when'] = query.when === 'over' || query.when === 'all' ? query.when : 'shown'
    const values = {
      locale,
      when,
      ofApp: numberOf(query.app),
      below: numberOf(query.before) ?? Number.MAX_SAFE_INTEGER,
    }
    const [lists, max] = kind ? [placementPages, PAGE_OF_PLACEMENTS] : [somePlacements, SOME_PLACEMENTS]
    const groups = await Promise.all(
      (kind ? [kind] : PLACEMENT_KINDS).map(async one => {
        const lines = (await lists[one](db, values)).map(row => lineOf(one, row))
        const last = lines[max - 1]
        const more = new URLSearchParams({ kind: one, when, app: query.app ?? '' })
        if (kind && last) more.set('before', String(last.id))
        return {
          kind: one,
          lines: lines.slice(0, max),
          more: lines.length > max ? `/placements?${more}` : null,
        }
      }),
    )
    return shown('placements', {
      kind,
      when,
      app: query.app ?? '',
      groups,
      now: new Date().toISOString(),
      mayPlace: ad.put.roles.some(role => role === person.role),
    })
  },
}

const lineOf = (kind: PlacementKind, { from, to, clashes, ...row }: PlacementRow): PlacementLine => ({
  ...row,
  from: from?.toISOString() ?? null,
  to: to?.toISOString() ?? null,
  // Home shows several: only those for which there is no room are in the way of each other.
  clashes: kind === 'feature' && clashes.length < FEATURES_SHOWN ? [] : clashes,
})

const placing: Screen = {
  path: '/placements/:kind/new',
  roles: ad.put.roles,
  async show({ params, query }) {
    if (!isKind(params.kind)) return undefined
    // What is known already is written in: the app that it is for.
    return shown('placement', {
      kind: params.kind,
      line: undefined,
      values: { ...query },
      members: [],
      now: new Date().toISOString(),
    })
  },
}

const placement: Screen = {
  path: '/placements/:kind/:id',
  roles: ad.put.roles,
  async show({ db, params, locale }) {
    const { kind } = params
    const id = numberOf(params.id)
    if (!isKind(kind) || id === null) return undefined
    const [found] = await single[kind](db, { locale, placement: id })
    if (!found) return undefined
    const { row, ...line } = found
    return shown('placement', {
      kind,
      line: lineOf(kind, line),
      values: valuesOf(row),
      members: kind === 'collection' ? await membersOf(db, { collection: id }) : [],
      now: new Date().toISOString(),
    })
  },
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

export const placementScreens = [placements, placing, placement]
