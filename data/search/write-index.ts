import { sql } from 'kysely'
import { facts } from '../../rules/permissions/facts.ts'
import { sensitiveGroups } from '../../rules/permissions/groups.ts'
import {
  type Condition,
  conditionBits,
  GAME_BIT,
  MAX_BYTES,
  MAX_SDK,
  MIN_STARS,
  SAYS_OFFLINE,
} from '../../rules/search/conditions.ts'
import type { Database } from '../db/database.ts'
import { grantRights } from '../db/rights.ts'
import { appTokens, type SearchedApp } from './app-tokens.ts'

/** How many apps the first slices hold, and how many each of the others. */
const SLICES = [10_000, 50_000]
const REST = 200_000
const BATCH = 1000

interface IndexedApp extends SearchedApp {
  id: number
  popularity: number
  /** Of the first rank. */
  categoryId: number | null
  /** Bits of rules/search/conditions.ts. */
  marks: number
  /** Of its largest package, in bytes. */
  size: number | null
  /** As text, because it is finer than a Date. */
  updatedAt: string
  slice: number | null
}

const popularity = 'least(999, round(20 * log(coalesce(stats.downloads, 0) + 1)))::integer'

const hardlyMoved = `abs(known.popularity - ${popularity}) <= 2`

const bit = (condition: Condition | 'game', holds: string) =>
  `case when ${holds} then ${condition === 'game' ? GAME_BIT : conditionBits([condition])} else 0 end`
const each = <Name extends Condition>(steps: Record<Name, number>, holds: (step: number) => string) =>
  (Object.entries(steps) as [Name, number][]).map(([name, step]) => bit(name, holds(step)))

/** Permissions that a visitor would want to know of before. */
const SENSITIVE = [...facts]
  .filter(
    ([, { group, level }]) => level !== 'plain' && (sensitiveGroups as readonly string[]).includes(group),
  )
  .map(([name]) => `'${name}'`)

/** What is not known is not promised. `halfSize` selects the size that half of all apps stay below. */
const marksBy = (halfSize: string) =>
  [
    bit('game', 'app.resource_type = 1'),
    bit('noads', 'app.has_ads = false'),
    bit('nobuys', 'app.has_purchases = false'),
    bit('unshared', 'app.data_shared = false'),
    ...each(MIN_STARS, stars => `rated.raters > 0 and rated.stars >= ${stars}::float8 * rated.raters`),
    ...each(MAX_BYTES, bytes => `offered.size <= ${bytes}`),
    ...each(MAX_SDK, sdk => `offered.min_sdk <= ${sdk}`),
    bit('small', `offered.size <= (${halfSize})`),
    bit('plain', 'offered.asks_nothing'),
    bit('offline', 'told.says_offline or offered.has_no_network'),
  ].join(' + ')

/** As of when the whole index was written. */
const LARGEST_SMALL = `select max(size) from app_search where marks & ${conditionBits(['small'])} <> 0`

const texts = (column: string) => `coalesce(array_agg(distinct ${column}), '{}')`

const appsToIndex = (listed: string, halfSize = LARGEST_SMALL) => `
  select
    app.id, ${popularity} as popularity, offered.size, ${marksBy(halfSize)} as marks, listed.slice,
    app.updated_at::text as "updatedAt",
    app.package_name as "packageName",
    coalesce(shown.parent_id, shown.id) as "categoryId",
    told.names, told.summaries, told.descriptions,
    array(
      select name from developers where id = app.developer_id
      union
      select name from developer_texts where developer_id = app.developer_id and name is not null
    ) as developers,
    array(select name from category_texts where category_id = shown.id) as topics,
    array(select name from category_texts where category_id = shown.parent_id) as around,
    array(
      select t.name from app_categories c join category_texts t using (category_id)
      where c.app_id = app.id and c.category_id <> shown.id
      order by c.position
    ) as categories
  from (${listed}) listed
  join apps app on app.id = listed.id
  left join app_stats stats on stats.app_id = app.id
  cross join lateral (
    select ${texts('name')} as names, ${texts('summary')} as summaries, ${texts('description')} as descriptions,
      bool_or(concat_ws(' ', name, summary, description) ~* '${SAYS_OFFLINE}') as says_offline
    from app_texts where app_id = app.id
  ) told
  cross join lateral (
    select n[1] + n[2] + n[3] + n[4] + n[5] as raters, n[1] + 2 * n[2] + 3 * n[3] + 4 * n[4] + 5 * n[5] as stars
    from (select coalesce(stats.ratings, '{0,0,0,0,0}') as n) given
  ) rated
  left join lateral (
    select max(p.size) as size, min(coalesce(p.min_sdk, v.min_sdk)) as min_sdk,
      not exists (select from permissions where id = any (v.permission_ids) and name in (${SENSITIVE})) as asks_nothing,
      not exists (select from permissions where id = any (v.permission_ids) and name = 'android.permission.INTERNET') as has_no_network
    from versions v join packages p on p.version_id = v.id
    where v.id = app.current_version_id
    group by v.id
  ) offered on true
  left join lateral (
    select c.id, c.parent_id from app_categories a join categories c on c.id = a.category_id
    where a.app_id = app.id order by a.position limit 1
  ) shown on true`

/** Every live app, the most popular first: that is the order of the slices. */
const everyApp = `
  select app.id, row_number() over (order by coalesce(stats.downloads, 0) desc, app.id) as place
  from apps app left join app_stats stats on stats.app_id = app.id
  where app.status = 'live'`

const HALF_SIZE = `
  select percentile_disc(0.5) within group (order by size) as size
  from (
    select max(p.size) as size from apps app join packages p on p.version_id = app.current_version_id
    where app.status = 'live' group by app.id
  ) sizes`

/** The slice that an app of its popularity belongs to, in which it may stay when it hardly moved. */
const placeInIndex = `coalesce(
      case when ${hardlyMoved} then known.slice end,
      (select min(slice) from app_search where popularity = (select max(popularity) from app_search where popularity <= ${popularity})),
      (select max(slice) from app_search),
      0
    )`

const knownApps = `
  from apps app
  left join app_stats stats on stats.app_id = app.id
  left join app_search known on known.app_id = app.id`

/** Apps that are new, were changed, or are by a step more or less popular than the index says: those go to another slice. */
const changedAfter = (id: number) => `
  select app.id, ${placeInIndex} as slice
  ${knownApps}
  where app.status = 'live' and app.id > ${id}
    and (known.app_id is null or app.updated_at <> known.updated_at or not ${hardlyMoved})
  order by app.id
  limit ${BATCH}`

/** Brings the index up to date; returns how many apps were written. */
export async function indexChanged(db: Database): Promise<number> {
  // Slices are cut where all apps are known.
  const known = await run(db, 'select from app_search limit 1')
  if (known.length === 0) return indexAll(db)
  await run(db, `delete from app_search using apps where apps.id = app_id and apps.status <> 'live'`)
  let written = 0
  for (let last: number | undefined = 0; last !== undefined; ) {
    const apps: IndexedApp[] = await run<IndexedApp>(db, `${appsToIndex(changedAfter(last))} order by app.id`)
    await write(db, apps, tokensOf(apps))
    written += apps.length
    last = apps[BATCH - 1]?.id
  }
  return written
}

/** Brings these apps up to date, in the transaction that changed them; those that are not live are found no longer. */
export async function indexApps(db: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const these = ids.map(Number).join(', ')
  await run(
    db,
    `delete from app_search using apps where apps.id = app_id and apps.id in (${these}) and apps.status <> 'live'`,
  )
  const listed = `select app.id, ${placeInIndex} as slice ${knownApps} where app.status = 'live' and app.id in (${these})`
  const apps = await run<IndexedApp>(db, `${appsToIndex(listed)} order by app.id`)
  await write(db, apps, tokensOf(apps))
}

/** Builds a new index beside the old one, which visitors search until then. */
export async function indexAll(db: Database, log: (line: string) => void = () => {}): Promise<number> {
  return db.transaction().execute(async db => {
    await run(db, "set local maintenance_work_mem = '512MB'")
    await run(db, `create temp table search_order on commit drop as ${everyApp}`)
    await run(db, 'create index on search_order (place)')
    const [half] = await run<{ size: number | null }>(db, HALF_SIZE)
    await run(
      db,
      'create table app_search_next (like app_search including defaults) with (toast_tuple_target = 128)',
    )
    const read = (from: number) => {
      const listed = `select id, null::integer as slice, place from search_order
        where place > ${from} and place <= ${from + BATCH}`
      return run<IndexedApp>(db, `${appsToIndex(listed, String(half?.size ?? null))} order by listed.place`)
    }
    let written = 0
    let writing = Promise.resolve()
    for (let apps = await read(0); apps.length > 0; ) {
      const placed = apps.map((app, i) => ({ ...app, slice: sliceAt(written + i) }))
      written += apps.length
      // Tokens are made here while the database writes those of the batch before.
      const next = read(written)
      const tokens = tokensOf(placed)
      await writing
      writing = write(db, placed, tokens, 'app_search_next')
      // Whichever fails first ends it; the other fails with it, and must not end the process.
      for (const step of [next, writing]) step.catch(() => {})
      apps = await next
      if (written % 100_000 === 0) log(`${written} apps read`)
    }
    await writing
    log('making the index')
    await takeThePlace(db)
    return written
  })
}

const BY_TOKEN = 'create index app_search_by_token on app_search using gin (tokens)'

/** The new table gets the old one's indexes, and then its name. Tokens are found by GIN, also where an older release took RUM. */
async function takeThePlace(db: Database): Promise<void> {
  const indexes = await run<{ name: string; definition: string }>(
    db,
    `select indexname as name, indexdef as definition from pg_indexes where tablename = 'app_search'`,
  )
  for (const { name, definition } of indexes) {
    const made = name === 'app_search_by_token' ? BY_TOKEN : definition
    await run(db, made.replaceAll('app_search', 'app_search_next'))
  }
  await run(db, 'select choose_search_order(false)')
  await run(db, 'alter table app_search_next add foreign key (app_id) references apps on delete cascade')
  await run(db, 'drop table app_search')
  await run(db, 'alter table app_search_next rename to app_search')
  for (const { name } of indexes) {
    await run(db, `alter index ${name.replace('app_search', 'app_search_next')} rename to ${name}`)
  }
  await grantRights(db)
}

function sliceAt(place: number): number {
  let from = 0
  for (const [slice, size] of SLICES.entries()) {
    from += size
    if (place < from) return slice
  }
  return SLICES.length + Math.floor((place - from) / REST)
}

function tokensOf(apps: IndexedApp[]): string[] {
  return apps.map(app => {
    const letter = String.fromCharCode(192 + (app.slice ?? 0))
    return appTokens(app)
      .map(token => letter + token)
      .join(' ')
  })
}

async function write(
  db: Database,
  apps: IndexedApp[],
  tokens: string[],
  table = 'app_search',
): Promise<void> {
  if (apps.length === 0) return
  const replace =
    table === 'app_search'
      ? sql`on conflict (app_id) do update set slice = excluded.slice, popularity = excluded.popularity, category_id = excluded.category_id, marks = excluded.marks, size = excluded.size,
          tokens = excluded.tokens, updated_at = excluded.updated_at`
      : sql``
  await sql`
    insert into ${sql.table(table)} (app_id, slice, popularity, category_id, marks, size, updated_at, tokens)
    select app_id, slice, popularity, category_id, marks, size, updated_at, array_to_tsvector(string_to_array(tokens, ' '))
    from unnest(
      ${apps.map(app => app.id)}::bigint[],
      ${apps.map(app => app.slice)}::smallint[],
      ${apps.map(app => app.popularity)}::integer[],
      ${apps.map(app => app.categoryId)}::integer[],
      ${apps.map(app => app.marks)}::integer[],
      ${apps.map(app => app.size)}::bigint[],
      ${apps.map(app => app.updatedAt)}::timestamptz[],
      ${tokens}::text[]
    ) as one (app_id, slice, popularity, category_id, marks, size, updated_at, tokens)
    ${replace}`.execute(db)
}

/**
 * These are no statements of one text: a batch's bounds stand in it, so that the planner knows them, and tables are made and
 * renamed here.
 */
const run = async <Row>(db: Database, text: string) => (await sql.raw<Row>(text).execute(db)).rows
