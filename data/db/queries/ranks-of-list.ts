import { APP_MARK, MANY_STARS } from '../../../rules/apps/app-marks.ts'
import { APP_SORTS, type AppSort } from '../../../rules/apps/app-sorts.ts'
import { COMPARABLE_WEEK } from '../../../rules/counts/growth.ts'
import { RATING_PRIOR } from '../../../rules/counts/rating.ts'
import { APPS_LISTED } from './ranked-apps.ts'

/** Columns of `known`, best first; equal ones by their downloads, then as they came into the store. */
const order: Record<AppSort, string> = {
  hot: 'week',
  rise: 'rise',
  downloads: 'downloads',
  rating: 'rating',
  new: 'created_at',
}

const first = (sort: AppSort) => `
  select '${sort}' as sort, id, marks, row_number() over (order by ${order[sort]} desc, downloads desc, id) as place
  from (select * from known order by ${order[sort]} desc, downloads desc, id limit ${APPS_LISTED}) first`

/**
 * Writes every order of one list. `members` selects the ids of its apps, `wanted` leaves some out. An app rises when the
 * week had more downloads than the one before (rules/counts/growth.ts); those that can't be compared follow by their week. What a
 * list was when its last day was over is kept beside it.
 * `offset 0` keeps the look-ups look-ups: the planner would rather read all apps of the store for each category.
 */
export const ranksOfList = (list: string, members: string, wanted: string, day: string) => `
  with known as materialized (
    select
      app.id, app.created_at,
      coalesce(stats.downloads, 0) as downloads,
      coalesce(stats.week_downloads, 0) as week,
      case
        when stats.last_week_downloads >= ${COMPARABLE_WEEK}
          then (stats.week_downloads - stats.last_week_downloads) / stats.last_week_downloads::float8
        else coalesce(stats.week_downloads / (stats.week_downloads + 1::float8), 0) - 2
      end as rise,
      (rated.stars + ${RATING_PRIOR.raters * RATING_PRIOR.stars}) / (rated.raters + ${RATING_PRIOR.raters}::float8) as rating,
      case when app.has_ads = false then ${APP_MARK.noads} else 0 end
        + case when app.has_purchases = false then ${APP_MARK.nobuys} else 0 end
        + case when rated.stars >= ${MANY_STARS}::float8 * rated.raters and rated.raters > 0 then ${APP_MARK.stars} else 0 end
        as marks
    from (${members} order by app_id) member
    cross join lateral (
      select * from apps where id = member.app_id and status = 'live' ${wanted} offset 0
    ) app
    left join lateral (select * from app_stats where app_id = app.id offset 0) stats on true
    cross join lateral (select coalesce(stats.ratings, '{0,0,0,0,0}') as n) given
    cross join lateral (
      select n[1] + n[2] + n[3] + n[4] + n[5] as raters, n[1] + 2 * n[2] + 3 * n[3] + 4 * n[4] + 5 * n[5] as stars
    ) rated
  ),
  ranked as (${APP_SORTS.map(first).join(' union all ')})
  insert into app_ranks (list, sort, day, app_ids, marks)
  select
    ${list}, sort, ${day},
    coalesce(array_agg(id order by place) filter (where id is not null), '{}'),
    coalesce(array_agg(marks order by place) filter (where id is not null), '{}')
  from unnest(array['${APP_SORTS.join("', '")}']) sort left join ranked using (sort)
  group by sort
  on conflict (list, sort) do update set
    day = excluded.day, app_ids = excluded.app_ids, marks = excluded.marks,
    before_ids = case when app_ranks.day = excluded.day then app_ranks.before_ids else app_ranks.app_ids end,
    before_day = case when app_ranks.day = excluded.day then app_ranks.before_day else app_ranks.day end
  where (app_ranks.day, app_ranks.app_ids, app_ranks.marks) is distinct from (excluded.day, excluded.app_ids, excluded.marks)
`
