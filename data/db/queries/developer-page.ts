import { z } from 'zod'
import type { DeveloperSort } from '../../../rules/apps/app-sorts.ts'
import { lang } from '../app-columns.ts'
import { bestText, developerName } from '../best-text.ts'
import type { Database } from '../database.ts'
import { shownIcon } from '../shown-picture.ts'
import { statement } from '../statement.ts'
import { appListRow, appRowsAsJson } from './app-rows.ts'
import { isProven } from './proofs/holding.ts'

export const DEVELOPER_APPS_PER_PAGE = 30
export const DEVELOPER_APPS_LISTED = 1000

const time = (column: string) => `extract(epoch from ${column})::float8 * 1000`

const developerPage = z.object({
  name: z.string(),
  verified: z.boolean(),
  description: z.string().nullable(),
  descriptionLang: lang,
  logoKey: z.string().nullable(),
  website: z.string().nullable(),
  email: z.string().nullable(),
  legalName: z.string().nullable(),
  address: z.string().nullable(),
  filingNumber: z.string().nullable(),
  joinedAt: z.number().nullable(),
  apps: z.array(appListRow),
  /** When each of them changed, by its id. */
  updated: z.record(z.string(), z.number()),
  /** How many are live; one more than are listed means "and more". */
  count: z.number(),
  /** Of all that are listed: how often they were got, and how many gave 1, 2, 3, 4 and 5 stars. */
  downloads: z.number(),
  ratings: z.array(z.number()),
  /** When the last of them changed; null: there is none. */
  updatedAt: z.number().nullable(),
})
export type DeveloperPage = z.infer<typeof developerPage>

const developerApps = statement({
  name: 'developer page',
  parameters: { developer: 'bigint', offset: 'bigint', sort: 'text', locale: 'text' },
  row: developerPage,
  text: ({ developer, offset, sort, locale }) => `
  with live as materialized (
    select app.id, app.updated_at, coalesce(stats.downloads, 0) as downloads, stats.ratings as n
    from (
      select id, updated_at from apps where developer_id = ${developer} and status = 'live'
      order by updated_at desc, id desc limit ${DEVELOPER_APPS_LISTED + 1}
    ) app
    left join app_stats stats on stats.app_id = app.id
  ), page as materialized (
    select id, updated_at, row_number() over (order by by_downloads desc nulls last, updated_at desc, id desc) as place
    from (select *, case when ${sort} = 'downloads' then downloads end as by_downloads from live) ordered
    order by place
    limit ${DEVELOPER_APPS_PER_PAGE} offset ${offset}
  )
  select
    ${developerName('developer', locale)} as name, ${isProven('developer.id')} as verified, ${shownIcon('developer.logo_key')} as "logoKey", developer.website, developer.email,
    developer.legal_name as "legalName", developer.address, developer.filing_number as "filingNumber",
    ${time('developer.joined_at')} as "joinedAt",
    about.description, about.lang as "descriptionLang",
    (${appRowsAsJson('select id, place from page', locale)}) as apps,
    (select coalesce(json_object_agg(id, ${time('updated_at')}), '{}') from page) as updated,
    (select count(*)::integer from live) as count,
    (select coalesce(sum(downloads), 0)::float8 from live) as downloads,
    array(select coalesce(sum(n[star]), 0)::integer from generate_series(1, 5) star left join live on true group by star order by star)
      as ratings,
    (select ${time('max(updated_at)')} from live) as "updatedAt"
  from developers developer
  left join lateral (
    ${bestText('developer_texts', 'description', `developer_id = ${developer} and description <> ''`, locale)}
  ) about on true
  where developer.id = ${developer}
`,
})

export async function findDeveloper(
  db: Database,
  developerId: number,
  page: number,
  locale: string,
  sort: DeveloperSort = 'updated',
): Promise<DeveloperPage | undefined> {
  const offset = (page - 1) * DEVELOPER_APPS_PER_PAGE
  return (await developerApps(db, { developer: developerId, offset, sort, locale }))[0]
}
