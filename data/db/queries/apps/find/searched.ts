import { asksOf } from '../../../../search/query-levels.ts'
import type { Database } from '../../../database.ts'
import { statement } from '../../../statement.ts'
import { foundBy, SOUGHT, soughtBy } from '../../search.ts'
import {
  FILTERS,
  hasWarnings,
  IS_OWN,
  isInCategories,
  isInState,
  isOfKind,
  isOfRepository,
} from './filters.ts'
import { type AppLine, columns, joined, lineIn, where } from './lines.ts'
import { filtersFor, type WantedApps } from './wanted.ts'

/** Limit of results: a longer query finds the rest. */
const MAX_FOUND = 200
const MAX_DEVELOPERS = 20

const begins = ({ start, beyond }: Record<'start' | 'beyond', string>) =>
  // By bounds: for a pattern that is not known beforehand the planner would read the whole index.
  `lower(name) ~>=~ ${start} and lower(name) ~<~ ${beyond} order by lower(name) using ~<~`

/** By number and package name; as visitors search; and by how a name or its developer's begins, which finds also what is not offered. */
const search = (name: string, max: number) =>
  statement({
    name: `searched apps: ${name}`,
    parameters: {
      locale: 'text',
      ...SOUGHT,
      start: 'text',
      beyond: 'text',
      number: 'bigint?',
      packageName: 'text',
      ...FILTERS,
      inState: 'text?',
      isOwn: 'boolean',
      offset: 'bigint',
    },
    row: lineIn(''),
    text: ({ locale, number, packageName, offset, isOwn, ...at }) => `
  with found as materialized (
    select id, max(score) as score from (
      (select id, score from (${foundBy(MAX_FOUND, at)}) visitors)
      union all (select id, 1000 from apps where id = ${number})
      union all (select id, 1000 from apps where package_name = ${packageName})
      union all (select app_id, 100 from app_texts where ${begins(at)} limit ${MAX_FOUND})
      union all (
        select own.id, 10 from (select id from developers where ${begins(at)} limit ${MAX_DEVELOPERS}) maker
        cross join lateral (select id from apps where developer_id = maker.id order by updated_at desc limit ${MAX_FOUND}) own
        limit ${MAX_FOUND}
      )
    ) ways group by id
  ),
  page as (
    select a.id, found.score from found join apps a on a.id = found.id
    ${where([
      isInState(at.inState),
      isOfKind(at.ofKind),
      `(not ${isOwn} or ${IS_OWN})`,
      isOfRepository(at.ofRepository),
      isInCategories(at.inCategories),
      hasWarnings(at.withWarnings),
    ])}
    order by found.score desc, a.id limit ${max + 1} offset ${offset}
  )
  select ${columns(locale)}, (${offset} + nth)::text as place, nth
  from (select page.*, row_number() over (order by score desc, id) as nth from page) found
  join apps a on a.id = found.id ${joined}
  order by nth`,
  })

export type AppSearch = (
  db: Database,
  wanted: WantedApps,
  offset: number,
  locale: string,
) => Promise<AppLine[]>

/** Finds apps by words, the best first, at most so many and one more. */
export function appSearch(name: string, max: number): AppSearch {
  const run = search(name, max)
  return (db, wanted, offset, locale) => {
    const { q, state } = wanted
    const start = q.toLowerCase()
    return run(db, {
      locale,
      offset,
      ...soughtBy(asksOf(q)),
      ofWorth: 1,
      start,
      beyond: `${start}\u{10ffff}`,
      number: /^\d{1,15}$/.test(q) ? Number(q) : null,
      packageName: q,
      ...filtersFor(wanted),
      inState: state || null,
      isOwn: wanted.source === 'own',
    })
  }
}

/** For the box that finds everything, while staff type. */
export const MAX_FIRST = 8
export const firstApps = appSearch('first', MAX_FIRST)
