import type { AntiFeature } from '../../../../../contract/import/anti-features.ts'
import type { Places } from '../../../statement.ts'
import { columns, joined, where } from './lines.ts'

/** Apps in an order that an index has. */
interface Walk {
  /** Selects them, with what is asked of each. */
  ids: string
  /** Of an app `a`. */
  order: string
  place: string
}

const changedAt = `to_char(a.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** The last changed first. */
export function byChange(
  wheres: string[],
  { changedBefore, belowId }: Places<'changedBefore' | 'belowId'>,
  max: number,
): Walk {
  const order = 'a.updated_at desc, a.id desc'
  const all = where([...wheres, `(a.updated_at, a.id) < (${changedBefore}, ${belowId})`])
  return {
    ids: `select a.id, a.updated_at, a.current_version_id from apps a ${all} order by ${order} limit ${max}`,
    order,
    place: `${changedAt} || '_' || a.id`,
  }
}

/** From an index that knows nothing of when an app was changed: the last added first. */
const byNumber = (ids: string): Walk => ({ ids, order: 'a.id desc', place: `'below_' || a.id` })

/** Each category has its place in the index, and an app may stand in several. */
export const inCategories = (ids: string, below: string, wheres: string[], max: number): Walk =>
  byNumber(`
    select distinct id, current_version_id from unnest(${ids}) category
    cross join lateral (
      select a.id, a.current_version_id from app_categories c join apps a on a.id = c.app_id
      ${where(['c.category_id = category', `c.app_id < ${below}`, ...wheres])} order by c.app_id desc limit ${max}
    ) own
    order by id desc limit ${max}`)

export const ofRepository = (id: string, below: string, wheres: string[], max: number): Walk =>
  byNumber(`
    select a.id, a.current_version_id from repository_apps o join apps a on a.id = o.app_id
    ${where([`o.repository_id = ${id}`, 'o.app_id is not null', `o.app_id < ${below}`, ...wheres])}
    order by o.app_id desc limit ${max}`)

/** Said so that the planner does not count on it: it would take nearly all away by its count, and read every version before the first app. */
const IS_CURRENT = 'case when a.current_version_id = w.id then true end'

/** Of the version that visitors get. The warning is in the text, so that the planner knows whether it is rare. */
export function withWarning(
  warning: AntiFeature | 'any',
  below: string,
  wheres: string[],
  max: number,
): Walk {
  const said = ["w.anti_features <> '{}'"]
  if (warning !== 'any') said.push(`w.anti_features @> '{${warning}}'::text[]`)
  return byNumber(`
      select a.id, a.current_version_id from versions w join apps a on a.id = w.app_id
      ${where([IS_CURRENT, ...said, `w.app_id < ${below}`, ...wheres])} order by w.app_id desc limit ${max}`)
}

const shown = ({ order, place }: Walk, locale: string) => `
    select ${columns(locale)}, ${place} as place, row_number() over (order by ${order}) as nth
    from found join apps a using (id) ${joined}`

const found = ({ ids, order }: Walk, asked: string[], max: number) => `
    with found as materialized (select a.id from (${ids}) a ${where(asked)} order by ${order} limit ${max})`

/** The apps of the page are found first, and the rest is fetched for those alone. */
export const shownOf = (walk: Walk, locale: string, max: number): string =>
  `${found(walk, [], max)} ${shown(walk, locale)} order by nth`

/**
 * Those of a walk of which all this is true. Each row tells the last of those that were walked through, unless these were all; there is
 * one row where no app is.
 */
export const shownAmong = (
  walk: Walk,
  asked: string[],
  locale: string,
  max: number,
  through: number,
): string => `${found(walk, asked, max)},
  last as (select ${walk.place} as place from (${walk.ids}) a order by ${walk.order} offset ${through - 1})
  select app.*, coalesce(stopped, '') as stopped
  from (select case when (select count(*) from found) < ${max} then (select place from last) end as stopped) walk
  left join (${shown(walk, locale)}) app on true
  order by nth`
