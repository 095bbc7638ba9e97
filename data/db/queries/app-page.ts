import { z } from 'zod'
import type { Database } from '../database.ts'
import { inItsTime } from '../in-its-time.ts'
import { statement } from '../statement.ts'
import { type AppPageRow, appPageRow } from './app-page-row.ts'
import { newestCommentsOf } from './comments.ts'
import { permissionsOf, VERSIONS_ON_PAGE, versionsAsJson } from './versions.ts'

const newestOf = (columns: string) =>
  `select ${columns} from versions where app_id = app.id order by version_code desc limit ${VERSIONS_ON_PAGE + 1}`

/** Everything the detail page shows, in one row and one value. */
const appPage = statement({
  name: 'app page',
  parameters: { app: 'bigint', locale: 'text' },
  row: z.object({ page: appPageRow }),
  text: ({ app, locale }) => `
  select row_to_json(page) as page
  from (
    select
      app.id,
      app.package_name as "packageName",
      app.resource_type as "resourceType",
      app.status,
      app.icon_key as "iconKey",
      app.filing_number as "filingNumber",
      app.privacy_url as "privacyUrl",
      app.has_ads as "hasAds",
      app.has_purchases as "hasPurchases",
      app.min_age as "minAge",
      app.data_shared as "dataShared",
      app.data_encrypted as "dataEncrypted",
      app.data_deletable as "dataDeletable",
      extract(epoch from app.created_at) * 1000 as "createdAt",
      extract(epoch from app.coming_at) * 1000 as "comingAt",
      app.direct_package as "directPackage",
      app.auto_download as "autoDownload",
      words.name,
      words.summary,
      words.description,
      case when developer.id is not null then json_build_object(
        'developerId', developer.id, 'name', developer.name, 'verified', developer.verified
      ) end as developer,
      category.shown as category,
      coalesce(stats.downloads, 0) as downloads,
      coalesce(stats.comments, 0) as comments,
      coalesce(stats.ratings, '{0,0,0,0,0}') as ratings,
      (select count(*) from versions where app_id = app.id) as "versionCount",
      history.list as versions,
      (
        select coalesce(json_agg(json_build_object(
          'key', image_key, 'width', width, 'height', height, 'orientation', orientation, 'caption', caption
        ) order by position), '[]')
        from screenshots where app_id = app.id
      ) as screenshots,
      (
        select coalesce(json_agg(json_build_object('body', body, 'url', url) order by position), '[]')
        from notices
        where app_id = app.id and locale = ${locale}
          and ${inItsTime}
      ) as notices,
      (
        select coalesce(json_agg(json_build_object('title', title, 'body', body) order by position), '[]')
        from use_skills where app_id = app.id and locale = ${locale}
      ) as skills,
      (
        select coalesce(json_agg(json_build_object('title', title, 'body', body) order by position), '[]')
        from privacy_items where app_id = app.id and locale = ${locale}
      ) as privacy,
      (
        select coalesce(json_agg(json_build_object('title', title, 'price', price) order by position), '[]')
        from purchases where app_id = app.id and locale = ${locale}
      ) as purchases,
      (
        select json_build_object(
          'title', title, 'url', url, 'posterKey', poster_key, 'width', width, 'height', height, 'seconds', duration_s
        )
        from videos where app_id = app.id order by position limit 1
      ) as video,
      (
        ${permissionsOf(newestOf('permission_ids'))}
      ) as permissions,
      (${newestCommentsOf(app, 5)}) as "newestComments"
    from apps app
    join lateral (
      select name, summary, description from app_texts
      where app_id = app.id
      order by locale = ${locale} desc, locale
      limit 1
    ) words on true
    left join developers developer on developer.id = app.developer_id
    left join app_stats stats on stats.app_id = app.id
    left join lateral (
      select json_build_object(
        'id', c.id, 'name', t.name, 'parentId', c.parent_id,
        'slug', coalesce((select slug from categories where id = c.parent_id), c.slug),
        'parentName', (
          select name from category_texts where category_id = c.parent_id order by locale = ${locale} desc, locale limit 1
        )
      ) as shown
      from app_categories ac
      join categories c on c.id = ac.category_id
      join category_texts t on t.category_id = c.id
      where ac.app_id = app.id
      order by ac.position, t.locale = ${locale} desc, t.locale
      limit 1
    ) category on true
    cross join lateral (
      ${versionsAsJson(newestOf('*'), locale)}
    ) history
    where app.id = ${app}
  ) page
`,
})

export async function findAppPage(
  db: Database,
  appId: number,
  locale: string,
): Promise<AppPageRow | undefined> {
  return (await appPage(db, { app: appId, locale }))[0]?.page
}
