import { z } from 'zod'
import type { Database } from '../database.ts'
import { statement } from '../statement.ts'
import { ranksOfList } from './ranks-of-list.ts'

/** The first of a category are among its own apps and the first of each category in it. */
const ofCategory = statement({
  name: 'refresh ranks of a category',
  parameters: { list: 'text', category: 'integer' },
  row: z.never(),
  text: ({ list, category }) =>
    ranksOfList(
      list,
      `
  select app_id from app_categories where category_id = ${category}
  union
  select unnest(app_ids) from app_ranks
  where list in (select id::text from categories where parent_id = ${category})`,
      '',
    ),
})

/** And so on upwards. */
const ofKind = statement({
  name: 'refresh ranks of a kind',
  parameters: { list: 'text', kind: 'integer' },
  row: z.never(),
  text: ({ list, kind }) =>
    ranksOfList(
      list,
      `
  select distinct unnest(app_ids) as app_id from app_ranks
  where list in (select id::text from categories where parent_id is null)`,
      `and resource_type = ${kind}`,
    ),
})

const ofAll = statement({
  name: 'refresh ranks of all',
  parameters: { list: 'text' },
  row: z.never(),
  text: ({ list }) =>
    ranksOfList(
      list,
      `select distinct unnest(app_ids) as app_id from app_ranks where list in ('soft', 'game')`,
      '',
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
 * Works out all lists anew, one short statement each: only those of categories without others read all their apps. What did
 * not change is not written.
 */
export async function refreshRanks(db: Database): Promise<void> {
  for (const { id } of await deepestFirst(db)) await ofCategory(db, { list: String(id), category: id })
  await ofKind(db, { list: 'soft', kind: 0 })
  await ofKind(db, { list: 'game', kind: 1 })
  await ofAll(db, { list: 'all' })
  await forgetOthers(db)
}
