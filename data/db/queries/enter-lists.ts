import { z } from 'zod'
import type { Database } from '../database.ts'
import { statement } from '../statement.ts'
import { ranksOfList } from './ranks-of-list.ts'

/** Lists that some of these apps belong to without being in them, or are in without belonging to them, with the apps to add and remove. */
const changedLists = statement({
  name: 'lists to enter',
  parameters: { apps: 'bigint[]', categories: 'bigint[]' },
  row: z.object({ list: z.string(), entering: z.array(z.number()), leaving: z.array(z.number()) }),
  text: ({ apps, categories }) => `
  with recursive up as (
    select app_id, category_id from app_categories where app_id = any (${apps})
    union
    select up.app_id, c.parent_id from up join categories c on c.id = up.category_id where c.parent_id is not null
  ),
  left_behind as (
    select id, parent_id from categories where id = any (${categories})
    union
    select c.id, c.parent_id from categories c join left_behind below on below.parent_id = c.id
  ),
  belongs as (
    select app.id, lists.list from apps app cross join lateral (
      select category_id::text as list from up where up.app_id = app.id
      union all select case app.resource_type when 0 then 'soft' else 'game' end
      union all select 'all'
    ) lists
    where app.id = any (${apps}) and app.status = 'live'
  ),
  stands as (
    select one.id, list from app_ranks ranks cross join unnest(app_ids) one (id)
    where sort = 'new' and one.id = any (${apps})
      and list in (
        select category_id::text from up union all select id::text from left_behind union all select unnest(array['soft', 'game', 'all'])
      )
  ),
  moved as (
    select list, id, true as enters from belongs where not exists (select from stands where stands.list = belongs.list and stands.id = belongs.id)
    union all
    select list, id, false from stands where not exists (select from belongs where belongs.list = stands.list and belongs.id = stands.id)
  )
  select list, coalesce(json_agg(id) filter (where enters), '[]') as entering, coalesce(json_agg(id) filter (where not enters), '[]') as leaving
  from moved group by list order by list
`,
})

const enterList = statement({
  name: 'enter list',
  parameters: { list: 'text', entering: 'bigint[]', leaving: 'bigint[]' },
  row: z.never(),
  text: ({ list, entering, leaving }) =>
    ranksOfList(
      list,
      `
  select app_id from (
    select unnest(app_ids) as app_id from app_ranks where list = ${list}
    union
    select unnest(${entering})
  ) known where app_id <> all (${leaving})`,
      '',
      // It stays as old as it was: none, where it was never worked out.
      `(select max(day) from app_ranks where list = ${list})`,
    ),
})

/**
 * Adds apps to every list that they belong to, each at its position among those that the list has, and removes them from
 * categories that they left. Complete lists are refreshed periodically (refresh-ranks.ts).
 */
export async function enterLists(db: Database, apps: number[], leftCategories: number[]): Promise<void> {
  for (const list of await changedLists(db, { apps, categories: leftCategories })) await enterList(db, list)
}
