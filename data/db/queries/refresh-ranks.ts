import { z } from 'zod'
import type { Database } from '../database.ts'
import { statement } from '../statement.ts'
import { ranksOfList } from './ranks-of-list.ts'

const dayOf = (timeZone: string, ago: string) => `(now() at time zone ${timeZone})::date - ${ago}`

/** The first of a category are among its own apps and the first of each category in it. */
const ofCategory = statement({
  name: 'refresh ranks of a category',
  parameters: { list: 'text', category: 'integer', timeZone: 'text', ago: 'integer' },
  row: z.never(),
  text: ({ list, category, timeZone, ago }) =>
    ranksOfList(
      list,
      `
  select app_id from app_categories where category_id = ${category}
  union
  select unnest(app_ids) from app_ranks
  where list in (select id::text from categories where parent_id = ${category})`,
      '',
      dayOf(timeZone, ago),
    ),
})

/** And so on upwards, with those that stand in no category. */
const ofKind = statement({
  name: 'refresh ranks of a kind',
  parameters: { list: 'text', kind: 'integer', timeZone: 'text', ago: 'integer' },
  row: z.never(),
  text: ({ list, kind, timeZone, ago }) =>
    ranksOfList(
      list,
      `
  select unnest(app_ids) as app_id from app_ranks
  where list in (select id::text from categories where parent_id is null)
  union
  select id from apps where status = 'live' and not exists (select from app_categories where app_id = apps.id)`,
      `and resource_type = ${kind}`,
      dayOf(timeZone, ago),
    ),
})

const ofAll = statement({
  name: 'refresh ranks of all',
  parameters: { list: 'text', timeZone: 'text', ago: 'integer' },
  row: z.never(),
  text: ({ list, timeZone, ago }) =>
    ranksOfList(
      list,
      `select distinct unnest(app_ids) as app_id from app_ranks where list in ('soft', 'game')`,
      '',
      dayOf(timeZone, ago),
    ),
})

const deepestFirst = statement({
  name: 'categories, deepest first',
  parameters: {},
  row: z.object({ id: z.number() }),
  text: () => `
  with recursive tree as (
    select id, 0 as depth from categories where parent_id is null
    union all
    select child.id, tree.depth + 1 from categories child join tree on child.parent_id = tree.id
  )
  select id from tree order by depth desc, id
`,
})

const forgetOthers = statement({
  name: 'forget other ranks',
  parameters: {},
  row: z.never(),
  text: () => `
  delete from app_ranks where list not in (select id::text from categories) and list not in ('soft', 'game', 'all')
`,
})

/**
 * Refreshes all lists, one short statement each: only those of categories without children read all their apps. What did
 * not change is written once a day, with its new date. `ago`: as the list of an earlier day.
 */
export async function refreshRanks(db: Database, timeZone = 'Asia/Shanghai', ago = 0): Promise<void> {
  const when = { timeZone, ago }
  for (const { id } of await deepestFirst(db))
    await ofCategory(db, { list: String(id), category: id, ...when })
  await ofKind(db, { list: 'soft', kind: 0, ...when })
  await ofKind(db, { list: 'game', kind: 1, ...when })
  await ofAll(db, { list: 'all', ...when })
  await forgetOthers(db)
}

const anyRanks = statement({
  name: 'any ranks',
  parameters: {},
  row: z.object({ any: z.boolean() }),
  text: () => 'select exists (select from app_ranks where day is not null) as any',
})

/** Whether lists were ever worked out here; apps stand in them before that (enter-lists.ts). */
export const hasRanks = async (db: Database): Promise<boolean> => (await anyRanks(db))[0]?.any ?? false
