import { ask } from '../../../catalogue/commands/ask.ts'
import { ad } from '../../../contract/commands/placements.schema.ts'
import type { Database } from '../../../data/db/database.ts'
import { PLACEMENT_KINDS, type PlacementKind } from '../../views/placements/kinds.ts'
import type { Member, PlacementLine, PlacementsModel } from '../../views/placements/model.ts'
import { numberOf } from '../number-of.ts'
import { type Screen, shown } from '../screen.ts'
import { appName } from './app-name.ts'
import { clockText } from './clock-text.ts'

const PAGE = 50
/** Of each kind, where all are shown. */
const SOME = 10
const MAX_CLASHES = 5
/** As many as the home page shows. */
const FEATURES_SHOWN = 5

interface KindSql {
  table: string
  /** In SQL. */
  title: string
  /** Columns of when it begins and ends; null: it does not. */
  from: string | null
  to: string | null
  app: 'app_id' | null
  place: string
  /** Others (o) that want the same place (t) at the same time, of which visitors see one. */
  clashes?: string
}

const sameApp = '(o.app_id = t.app_id or (o.app_id is null and t.app_id is null))'

/** The app to which it leads, by its name. */
const AD_TITLE = `coalesce(${appName(`substring(t.ad_url from '^/apps/([0-9]{1,15})$')::bigint`, '$1')}, t.ad_url)`

const SQL: Record<PlacementKind, KindSql> = {
  ad: {
    ...{ table: 'ad_locations', title: AD_TITLE, from: 'starts_at', to: 'ends_at', app: 'app_id' },
    place: `jsonb_build_object('spot', t.ad_location_type, 'pageType', t.page_type)`,
    clashes: `o.ad_location_type = t.ad_location_type and o.page_type is not distinct from t.page_type and ${sameApp}`,
  },
  banner: {
    ...{ table: 'brand_banners', title: 't.title', from: 'starts_at', to: 'ends_at', app: 'app_id' },
    place: `'{}'::jsonb`,
    clashes: sameApp,
  },
  feature: {
    ...{ table: 'features', title: 't.title', from: 'starts_at', to: 'ends_at', app: 'app_id' },
    place: `jsonb_build_object('position', t.position)`,
    clashes: `(o.position, o.id) < (t.position, t.id)`,
  },
  notice: {
    ...{ table: 'notices', title: 't.body', from: 'starts_at', to: 'ends_at', app: 'app_id' },
    place: `jsonb_build_object('position', t.position)`,
  },
  gift: {
    ...{ table: 'gift_cards', title: 't.title', from: null, to: 'valid_until', app: 'app_id' },
    place: `jsonb_build_object('remaining', t.remaining, 'total', t.total)`,
  },
  collection: {
    ...{ table: 'collections', title: 't.title', from: 'starts_at', to: 'ends_at', app: null },
    place: `jsonb_build_object('position', t.position, 'apps', (select count(*) from collection_apps c where c.collection_id = t.id))`,
  },
  'download-config': {
    ...{ table: 'download_configs', title: 't.display', from: null, to: null, app: 'app_id' },
    place: `jsonb_build_object('pageType', t.page_type)`,
  },
}

const isKind = (text: string | undefined): text is PlacementKind =>
  PLACEMENT_KINDS.includes(text as PlacementKind)

const placements: Screen = {
  path: '/placements',
  async show({ db, query, locale, person }) {
    const kind = isKind(query.kind) ? query.kind : undefined
    const when: PlacementsModel['when'] = query.when === 'over' || query.when === 'all' ? query.when : 'shown'
    const app = numberOf(query.app)
    const groups = await Promise.all(
      (kind ? [kind] : PLACEMENT_KINDS).map(async one => {
        const max = kind ? PAGE : SOME
        const lines = await linesOf(db, one, { when, app, before: numberOf(query.before), max, locale })
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

interface Asked {
  when: PlacementsModel['when'] | 'one'
  app: number | null
  before: number | null
  max: number
  locale: string
  id?: number
}

interface LineRow extends Omit<PlacementLine, 'from' | 'to'> {
  from: Date | null
  to: Date | null
}

async function linesOf(
  db: Database,
  kind: PlacementKind,
  { when, app, before, max, locale, id }: Asked,
): Promise<PlacementLine[]> {
  const sql = SQL[kind]
  const [from, to] = [
    sql.from ? `t.${sql.from}` : 'null::timestamptz',
    sql.to ? `t.${sql.to}` : 'null::timestamptz',
  ]
  const isOver = `coalesce(${to} <= now(), false)`
  const wanted = { shown: `not ${isOver}`, over: isOver, all: 'true', one: 't.id = $5' }[when]
  const ofApp = sql.app ? `($2::bigint is null or t.app_id = $2::bigint)` : '$2::bigint is null'
  const rows = await ask<LineRow>(
    db,
    `select t.id, t.revision, ${sql.title} as title, ${sql.app ? 't.app_id' : 'null::bigint'} as app,
       ${sql.app ? appName('t.app_id', '$1') : 'null'} as "appName", ${from} as "from", ${to} as "to", ${sql.place} as place,
       case when ${isOver} then 'over' when ${from} > now() then 'next' else 'now' end as state,
       ${sql.clashes ? clashesIn(sql, sql.clashes) : `'{}'::bigint[]`} as clashes
     from ${sql.table} t
     where ${wanted} and ${ofApp} and t.id < coalesce($3::bigint, 9223372036854775807) and $1::text is not null
     order by t.id desc limit $4::int + 1`,
    [locale, app, before, max, ...(when === 'one' ? [id ?? 0] : [])],
  )
  return rows.map(({ from, to, clashes, ...row }) => ({
    ...row,
    from: from?.toISOString() ?? null,
    to: to?.toISOString() ?? null,
    // Home shows several: only those for which there is no room are in the way of each other.
    clashes: kind === 'feature' && clashes.length < FEATURES_SHOWN ? [] : clashes.map(Number),
  }))
}

const clashesIn = ({ table }: KindSql, same: string) => `
  array(select o.id from ${table} o where o.id <> t.id and ${same} and coalesce(t.ends_at > now(), true) and coalesce(o.ends_at > now(), true)
    and coalesce(o.starts_at, '-infinity') < coalesce(t.ends_at, 'infinity')
    and coalesce(o.ends_at, 'infinity') > coalesce(t.starts_at, '-infinity')
    order by o.id desc limit ${MAX_CLASHES})`

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
    const [line] = await linesOf(db, kind, { when: 'one', app: null, before: null, max: 1, locale, id })
    const [found] = await ask<{ row: Record<string, unknown> }>(
      db,
      `select to_jsonb(t) as row from ${SQL[kind].table} t where id = $1`,
      [id],
    )
    if (!line || !found) return undefined
    return shown('placement', {
      kind,
      line,
      values: valuesOf(found.row),
      members: kind === 'collection' ? await membersOf(db, id) : [],
      now: new Date().toISOString(),
    })
  },
}

const membersOf = (db: Database, id: number): Promise<Member[]> =>
  ask(
    db,
    'select app_id as app, note from collection_apps where collection_id = $1 order by position, app_id limit 100',
    [id],
  )

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
