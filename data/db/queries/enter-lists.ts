import { z } from 'zod'
import { APP_SORTS } from '../../../rules/app-sorts.ts'
import type { Database } from '../database.ts'
import { statement } from '../statement.ts'
import { APPS_LISTED } from './ranked-apps.ts'
import { joinRated, marksOf } from './ranks-of-list.ts'

/** Every list that a live app belongs to, and what filters ask of it: `belongs`. */
const belongs = (apps: string) => `
  with recursive entering as (
    select app.id, app.resource_type, app.created_at, (${marksOf})::smallint as mark
    from apps app left join app_stats stats on stats.app_id = app.id ${joinRated}
    where app.id = any (${apps}) and app.status = 'live'
  ),
  up as (
    select app_id, category_id from app_categories where app_id = any (${apps})
    union
    select up.app_id, c.parent_id from up join categories c on c.id = up.category_id where c.parent_id is not null
  ),
  belongs as (
    select entering.*, lists.list from entering cross join lateral (
      select category_id::text as list from up where up.app_id = entering.id
      union all select case entering.resource_type when 0 then 'soft' else 'game' end
      union all select 'all'
    ) lists
  )`

/** In the order of list and sort, as whoever works lists out anew locks them. */
const enter = statement({
  name: 'enter lists',
  parameters: { apps: 'bigint[]' },
  row: z.never(),
  text: ({ apps }) => `${belongs(apps)}
  insert into app_ranks as ranks (list, sort, app_ids, marks)
  select list, sort, array_agg(id order by created_at desc, id), array_agg(mark order by created_at desc, id)
  from belongs cross join unnest(array['${APP_SORTS.join("', '")}']) sort
  where not exists (select from app_ranks known where known.list = belongs.list and known.sort = sort.sort and belongs.id = any (known.app_ids))
  group by list, sort order by list, sort
  on conflict (list, sort) do update set
    app_ids = (case excluded.sort when 'new' then excluded.app_ids || ranks.app_ids else ranks.app_ids || excluded.app_ids end)[:${APPS_LISTED}],
    marks = (case excluded.sort when 'new' then excluded.marks || ranks.marks else ranks.marks || excluded.marks end)[:${APPS_LISTED}]
`,
})

const leave = statement({
  name: 'leave lists',
  parameters: { apps: 'bigint[]', categories: 'bigint[]' },
  row: z.never(),
  text: ({ apps, categories }) => `${belongs(apps)},
  left_behind as (
    select id, parent_id from categories where id = any (${categories})
    union
    select c.id, c.parent_id from categories c join left_behind below on below.parent_id = c.id
  ),
  kept as (
    select ranks.list, ranks.sort, array_agg(one.id order by place) as app_ids, array_agg(one.mark order by place) as marks
    from app_ranks ranks cross join unnest(app_ids, marks) with ordinality one (id, mark, place)
    where ranks.list in (select id::text from left_behind)
      and not (one.id = any (${apps}) and not exists (select from belongs where belongs.id = one.id and belongs.list = ranks.list))
    group by ranks.list, ranks.sort
  )
  update app_ranks ranks set app_ids = coalesce(kept.app_ids, '{}'), marks = coalesce(kept.marks, '{}')
  from (
    select list, sort from app_ranks where list in (select id::text from left_behind) and app_ids && ${apps} order by list, sort for update
  ) mine left join kept using (list, sort)
  where ranks.list = mine.list and ranks.sort = mine.sort
`,
})

/**
 * Apps stand in every list that they belong to from the moment on that they are there: among the newest at the head, in other orders at
 * the end, until lists are worked out anew (refresh-ranks.ts). Of the categories that they left they go.
 */
export async function enterLists(db: Database, apps: number[], leftCategories: number[]): Promise<void> {
  if (leftCategories.length > 0) await leave(db, { apps, categories: leftCategories })
  await enter(db, { apps })
}
