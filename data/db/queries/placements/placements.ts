import { z } from 'zod'
import { PLACEMENT_KINDS, type Place, type PlacementKind } from '../../../../contract/placements.ts'
import { appName } from '../../app-name.ts'
import { statement } from '../../statement.ts'
import { type KindSql, PLACEMENTS } from './kinds.ts'

const MAX_CLASHES = 5

export interface PlacementRow {
  id: number
  revision: number
  title: string
  /** null: on every app's page, or on none. */
  app: number | null
  appName: string | null
  /** null: since ever, or for ever. */
  from: Date | null
  to: Date | null
  place: Place
  state: 'now' | 'next' | 'over'
  /** Others that want the same place at the same time. */
  clashes: number[]
}

const orNull = <Of extends z.ZodType>(isThere: boolean, of: Of) => (isThere ? of.nullable() : z.null())

const rowOf = ({ from, to, isOfApp, place: [, place], clashes }: KindSql) =>
  z.object({
    id: z.number(),
    revision: z.number(),
    title: z.string(),
    app: orNull(isOfApp, z.number()),
    appName: orNull(isOfApp, z.string()),
    from: orNull(from !== null, z.date()),
    to: orNull(to !== null, z.date()),
    place,
    state: z.enum(['now', 'next', 'over']),
    clashes: clashes ? z.array(z.number()) : z.tuple([]),
  })

const timesOf = ({ from, to }: KindSql) =>
  [from, to].map(column => (column ? `t.${column}` : 'null::timestamptz'))

const isOver = (kind: KindSql) => `coalesce(${timesOf(kind)[1]} <= now(), false)`

const clashesIn = (table: string, same: string) => `
  array(select o.id from ${table} o where o.id <> t.id and ${same} and coalesce(t.ends_at > now(), true) and coalesce(o.ends_at > now(), true)
    and coalesce(o.starts_at, '-infinity') < coalesce(t.ends_at, 'infinity')
    and coalesce(o.ends_at, 'infinity') > coalesce(t.starts_at, '-infinity')
    order by o.id desc limit ${MAX_CLASHES})::float8[]`

function columnsOf(kind: KindSql, locale: string): string {
  const [from, to] = timesOf(kind)
  const { table, title, isOfApp, place, clashes } = kind
  return `
  t.id, t.revision, ${title(locale)} as title, ${isOfApp ? 't.app_id' : 'null::bigint'} as app,
  ${isOfApp ? appName('t.app_id', locale) : `nullif(${locale}, ${locale})`} as "appName", ${from} as "from", nullif(${to}, 'infinity') as "to", ${place[0]} as place,
  case when ${isOver(kind)} then 'over' when ${from} > now() then 'next' else 'now' end as state,
  ${clashes ? clashesIn(table, clashes) : `'{}'::float8[]`} as clashes`
}

/** The newest of a kind, so many and one more: shown now or later, over, or all; of an app, or of any. */
const list = (name: string, kind: KindSql, max: number) =>
  statement({
    name,
    parameters: { locale: 'text', when: 'text', ofApp: 'bigint?', below: 'bigint' },
    row: rowOf(kind),
    text: ({ locale, when, ofApp, below }) => `
  select ${columnsOf(kind, locale)}
  from ${kind.table} t
  where case ${when} when 'shown' then not ${isOver(kind)} when 'over' then ${isOver(kind)} else true end
    and (${ofApp} is null or ${kind.isOfApp ? `t.app_id = ${ofApp}` : 'false'}) and t.id < ${below}
  order by t.id desc limit ${max + 1}`,
  })

const byKind = <Made>(make: (name: PlacementKind, kind: KindSql) => Made) =>
  Object.fromEntries(PLACEMENT_KINDS.map(kind => [kind, make(kind, PLACEMENTS[kind])])) as Record<
    PlacementKind,
    Made
  >

export const PAGE_OF_PLACEMENTS = 50
/** Of each kind, where all are shown. */
export const SOME_PLACEMENTS = 10

export const placementPages = byKind((name, kind) => list(`placements: ${name}`, kind, PAGE_OF_PLACEMENTS))
export const somePlacements = byKind((name, kind) => list(`some placements: ${name}`, kind, SOME_PLACEMENTS))

/** One, with its whole row. */
export const placements = byKind((name, kind) =>
  statement({
    name: `placement: ${name}`,
    parameters: { locale: 'text', placement: 'bigint' },
    row: rowOf(kind).extend({ row: z.record(z.string(), z.unknown()) }),
    text: ({ locale, placement }) => `
  select ${columnsOf(kind, locale)}, to_jsonb(t) as row from ${kind.table} t where t.id = ${placement}`,
  }),
)

export const membersOf = statement({
  name: 'members of collection',
  parameters: { collection: 'bigint' },
  row: z.object({ app: z.number(), note: z.string() }),
  text: ({ collection }) => `
  select app_id as app, note from collection_apps where collection_id = ${collection} order by position, app_id limit 100`,
})
