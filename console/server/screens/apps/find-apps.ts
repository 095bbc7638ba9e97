import { ask } from '../../../../catalogue/commands/ask.ts'
import { type AntiFeature, isAntiFeature } from '../../../../contract/import/anti-features.ts'
import type { Database } from '../../../../data/db/database.ts'
import { foundBy, soughtBy } from '../../../../data/db/queries/search.ts'
import { asksOf } from '../../../../data/search/query-levels.ts'
import {
  APP_STATES,
  type AppState,
  type CategoryOption,
  type WantedApps,
} from '../../../views/apps/wanted.ts'
import { type Put, valuesOf } from '../../statement-text.ts'
import { appName } from '../app-name.ts'

/** No search goes further: whoever wants another app says more of it. */
const MAX_FOUND = 200
const MAX_DEVELOPERS = 20

export interface AppLine {
  id: number
  name: string | null
  packageName: string
  icon: string
  state: AppState
  resourceType: 0 | 1
  developer: string | null
  version: string | null
  downloads: number
  warnings: string[]
  /** Of the repository that it comes from; null: from here. */
  source: string | null
  changedAt: Date
  /** Where the next page goes on. */
  place: string
}

/** Where a page begins: after an app, or after so many of those that a search found. */
export type Place = { after: string; id: number } | { below: number } | { offset: number } | undefined

export function readPlace(text = ''): Place {
  const [, after, id] = /^(?:(\d{4}-\d\d-\d\dT[\d:.]{8,15}Z)_|below_)(\d{1,15})$/.exec(text) ?? []
  if (id) return after ? { after, id: Number(id) } : { below: Number(id) }
  return /^\d{1,3}$/.test(text) ? { offset: Number(text) } : undefined
}

export function readWanted(query: Record<string, string>): WantedApps {
  const { q = '', state = '', kind = '', category = '', source = '', warning = '' } = query
  return {
    q: q.trim().slice(0, 200),
    state: APP_STATES.find(one => one === state) ?? '',
    kind: kind === '0' || kind === '1' ? kind : '',
    category: /^\d{1,9}$/.test(category) ? category : '',
    source: source === 'own' || /^\d{1,9}$/.test(source) ? source : '',
    warning: warning === 'any' || isAntiFeature(warning) ? warning : '',
  }
}

/** What an app is to visitors, in a word; the same words as APP_STATES. */
export const appState = (app: string) =>
  `case when ${app}.taken_down then 'takenDown' when ${app}.status = 'delisted' then 'delisted'
     when ${app}.current_version_id is null then 'noVersion' else 'live' end`

const STATES: Record<AppState, string> = {
  live: "a.status = 'live' and a.current_version_id is not null",
  noVersion: "a.status = 'live' and a.current_version_id is null",
  delisted: "a.status = 'delisted' and not a.taken_down",
  takenDown: "a.status = 'delisted' and a.taken_down",
}

const changedAt = `to_char(a.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

const columns = (locale: string) => `
  a.id, ${appName('a.id', locale)} as name, a.package_name as "packageName", a.icon_key as icon, ${appState('a')} as state,
  a.resource_type as "resourceType", d.name as developer, v.version_name as version, coalesce(s.downloads, 0)::float8 as downloads,
  coalesce(v.anti_features, '{}') as warnings, a.updated_at as "changedAt",
  (select coalesce(nullif(r.name, ''), r.address) from repository_apps o join repositories r on r.id = o.repository_id where o.app_id = a.id) as source`

const joined = `
  left join developers d on d.id = a.developer_id
  left join versions v on v.id = a.current_version_id
  left join app_stats s on s.app_id = a.id`

/** Of how many apps one page asks whether they are the store's own, which no index knows: each takes microseconds, and there may be a million. */
const MAX_LOOKED_THROUGH = 10_000

export interface FoundApps {
  apps: AppLine[]
  /** Where the next page begins. There may be one after a page that is not full: it stopped looking. */
  next: string | null
}

/**
 * Apps of every state, at most `most` of them: the last changed first, the last added first of a category, a source or a warning, or
 * what a search finds, the best first.
 */
export async function findApps(
  db: Database,
  wanted: WantedApps,
  categories: CategoryOption[],
  place: Place,
  max: number,
  locale: string,
  mostLookedThrough = MAX_LOOKED_THROUGH,
): Promise<FoundApps> {
  const within = categories.filter(({ id, parentId }) => [id, parentId].map(String).includes(wanted.category))
  // Somebody who looks for games among the categories of apps would wait for a walk through all of them.
  if (wanted.category && !within.some(({ resourceType }) => String(resourceType).startsWith(wanted.kind)))
    return { apps: [], next: null }
  const { values, put } = valuesOf(locale)
  const wheres = [
    ...(wanted.state ? [STATES[wanted.state]] : []),
    ...(wanted.kind ? [`a.resource_type = ${put(Number(wanted.kind), 'smallint')}`] : []),
  ]
  const { warning, source } = wanted
  // The one that is likely to have the fewest first: it is walked through, and the others are asked of each.
  const ways = [
    warning && warning !== 'any' && ofWarning(warning),
    source && source !== 'own' && ofRepository(Number(source)),
    within.length > 0 && ofCategories(put(idsOf(within), 'int[]')),
    warning === 'any' && ofWarning(warning),
  ].filter(way => typeof way === 'object')
  const holding = (some: Way[]) => some.map(({ holds }) => holds)
  if (wanted.q) {
    const offset = place && 'offset' in place ? place.offset : 0
    const asked = [...wheres, ...(source === 'own' ? [IS_OWN] : []), ...holding(ways)]
    return pageOf(await ask<AppLine>(db, searched(wanted.q, put, asked, offset, max + 1), values), max)
  }
  const after = place && 'after' in place ? place : undefined
  if (source === 'own') {
    const walk = leafed(put, wheres, after, mostLookedThrough)
    const text = shownOf(walk, max + 1, { asked: [IS_OWN, ...holding(ways)], through: mostLookedThrough })
    const rows = await ask<(AppLine | { id: null }) & { stopped: string | null }>(db, text, values)
    const found = pageOf(
      rows.filter(row => row.id !== null),
      max,
    )
    return { ...found, next: found.next ?? rows[0]?.stopped ?? null }
  }
  // States that few have are found by their own index.
  const [first, ...rest] = wanted.state === '' || wanted.state === 'live' ? ways : []
  const walk = first
    ? walked(
        first,
        put,
        [...wheres, ...holding(rest)],
        place && 'below' in place ? place.below : undefined,
        max + 1,
      )
    : leafed(put, [...wheres, ...holding(ways)], after, max + 1)
  return pageOf(await ask<AppLine>(db, shownOf(walk, max + 1), values), max)
}

const pageOf = (rows: AppLine[], max: number): FoundApps => ({
  apps: rows.slice(0, max),
  next: rows.length > max ? (rows[max - 1]?.place ?? null) : null,
})

/**
 * Whether there is such a row, asked of each app until the page is full: for `exists` the planner would read all rows of that kind, before
 * the first app.
 */
const isThere = (from: string) => `(select true from ${from} limit 1)`

const IS_OWN = `${isThere('repository_apps o where o.app_id = a.id')} is null`

const idsOf = (categories: CategoryOption[]) => categories.map(({ id }) => id)

/** Apps that an index has together, by their numbers. */
interface Way {
  /** Selects them, from the highest number down. */
  apps: (rest: { below: string[]; wheres: string[]; max: number }) => string
  /** Whether the app `a` is one of them. */
  holds: string
}

/** Each category has its place in the index, and an app may stand in several. */
const ofCategories = (ids: string): Way => ({
  apps: ({ below, wheres, max }) => `
    select distinct id, current_version_id from unnest(${ids}) category
    cross join lateral (
      select a.id, a.current_version_id from app_categories c join apps a on a.id = c.app_id
      ${where(['c.category_id = category', ...below.map(then => `c.app_id ${then}`), ...wheres])} order by c.app_id desc limit ${max}
    ) own
    order by id desc limit ${max}`,
  holds: isThere(`app_categories c where c.app_id = a.id and c.category_id = any (${ids})`),
})

const ofRepository = (id: number): Way => ({
  apps: ({ below, wheres, max }) => `
    select a.id, a.current_version_id from repository_apps o join apps a on a.id = o.app_id
    ${where([`o.repository_id = ${id}`, 'o.app_id is not null', ...below.map(then => `o.app_id ${then}`), ...wheres])}
    order by o.app_id desc limit ${max}`,
  holds: isThere(`repository_apps o where o.app_id = a.id and o.repository_id = ${id}`),
})

/** Said so that the planner does not count on it: it would take nearly all away by its count, and read every version before the first app. */
const IS_CURRENT = 'case when a.current_version_id = w.id then true end'

/** Of the version that visitors get. */
const ofWarning = (warning: AntiFeature | 'any'): Way => {
  const said = ["w.anti_features <> '{}'"]
  // In the text, for the planner to know whether it is rare.
  if (warning !== 'any') said.push(`w.anti_features @> '{${warning}}'::text[]`)
  return {
    apps: ({ below, wheres, max }) => `
      select a.id, a.current_version_id from versions w join apps a on a.id = w.app_id
      ${where([IS_CURRENT, ...said, ...below.map(then => `w.app_id ${then}`), ...wheres])} order by w.app_id desc limit ${max}`,
    holds: isThere(`versions w where w.id = a.current_version_id and ${said.join(' and ')}`),
  }
}

const where = (all: string[]) => (all.length > 0 ? `where ${all.join(' and ')}` : '')

/** Apps in an order that an index has. */
interface Walk {
  /** Selects them, with what is asked of each. */
  ids: string
  /** Of an app `a`. */
  order: string
  place: string
}

const leafed = (
  put: Put,
  wheres: string[],
  place: { after: string; id: number } | undefined,
  max: number,
): Walk => {
  const later = place
    ? [`(a.updated_at, a.id) < (${put(place.after, 'timestamptz')}, ${put(place.id, 'bigint')})`]
    : []
  const order = 'a.updated_at desc, a.id desc'
  return {
    ids: `select a.id, a.updated_at, a.current_version_id from apps a ${where([...wheres, ...later])} order by ${order} limit ${max}`,
    order,
    place: `${changedAt} || '_' || a.id`,
  }
}

/** From an index that knows nothing of when an app was changed. */
const walked = (way: Way, put: Put, wheres: string[], below: number | undefined, max: number): Walk => ({
  ids: way.apps({ below: below === undefined ? [] : [`< ${put(below, 'bigint')}`], wheres, max }),
  order: 'a.id desc',
  place: `'below_' || a.id`,
})

interface Asking {
  /** Of each of those that are walked through. */
  asked: string[]
  /** How many these are. */
  through: number
}

/** The apps of the page are found first, and the rest is fetched for those alone. */
function shownOf({ ids, order, place }: Walk, max: number, asking?: Asking): string {
  const shown = `
    select ${columns('$1')}, ${place} as place, row_number() over (order by ${order}) as nth
    from found join apps a using (id) ${joined}`
  const found = `
    with found as materialized (select a.id from (${ids}) a ${where(asking?.asked ?? [])} order by ${order} limit ${max})`
  if (!asking) return `${found} ${shown} order by nth`
  // Each row tells the last of those that were walked through, unless these were all; there is one row where no app is.
  return `${found},
  last as (select ${place} as place from (${ids}) a order by ${order} offset ${asking.through - 1})
  select app.*, stopped
  from (select case when (select count(*) from found) < ${max} then (select place from last) end as stopped) walk
  left join (${shown}) app on true
  order by nth`
}

/** By number and package name; as visitors search; and by how a name or its developer's begins, which finds also what is not offered. */
const searched = (q: string, put: Put, wheres: string[], offset: number, max: number) => {
  const { queries, worths } = soughtBy(asksOf(q))
  const sought = { queries: put(queries, 'text'), worths: put(worths, 'text'), ofWorth: put(1, 'real') }
  // By bounds: for a pattern that is not known beforehand the planner would read the whole index.
  const start = q.toLowerCase()
  const [from, to] = [put(start, 'text'), put(`${start}\u{10ffff}`, 'text')]
  const begins = `lower(name) ~>=~ ${from} and lower(name) ~<~ ${to} order by lower(name) using ~<~`
  const number = put(/^\d{1,15}$/.test(q) ? Number(q) : null, 'bigint')
  return `
  with found as materialized (
    select id, max(score) as score from (
      (select id, score from (${foundBy(MAX_FOUND, sought)}) visitors)
      union all (select id, 1000 from apps where id = ${number})
      union all (select id, 1000 from apps where package_name = ${put(q, 'text')})
      union all (select app_id, 100 from app_texts where ${begins} limit ${MAX_FOUND})
      union all (
        select own.id, 10 from (select id from developers where ${begins} limit ${MAX_DEVELOPERS}) maker
        cross join lateral (select id from apps where developer_id = maker.id order by updated_at desc limit ${MAX_FOUND}) own
        limit ${MAX_FOUND}
      )
    ) ways group by id
  )
  select ${columns('$1')}, (${offset} + row_number() over (order by found.score desc, a.id))::text as place
  from (select a.id, found.score from found join apps a on a.id = found.id ${where(wheres)} order by found.score desc, a.id limit ${max} offset ${offset}) found
  join apps a on a.id = found.id ${joined}
  order by found.score desc, a.id`
}
