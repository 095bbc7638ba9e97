import { z } from 'zod'
import { APP_LINKS } from '../../../contract/app-links.ts'
import { standingOf } from '../app-columns.ts'
import {
  appTexts,
  bestFirst,
  bestText,
  developerName,
  joinSaid,
  langOf,
  said,
  saidLang,
  shownTo,
} from '../best-text.ts'
import type { Database } from '../database.ts'
import { inItsTime } from '../in-its-time.ts'
import { statement } from '../statement.ts'
import { appPageRow } from './app-page-row.ts'
import { newestCommentsOf } from './comments.ts'
import { filesOf } from './current-package.ts'
import { signingOf } from './signing.ts'
import { permissionsOf, VERSIONS_ON_PAGE, versionsAsJson } from './versions.ts'

const newestOf = (columns: string) =>
  `select ${columns} from versions where app_id = app.id and state = 'published' order by version_code desc limit ${VERSIONS_ON_PAGE + 1}`

/** A list of the app's, an array: all of it in the one language that is the best of those it has. */
const itemsOf = (table: string, fields: string, locale: string) => `
        select coalesce(json_agg(json_build_object(${fields}, 'lang', ${langOf(locale)}) order by position), '[]')
        from ${table}
        where app_id = app.id and locale = (
          select locale from ${table} where app_id = app.id order by ${bestFirst(locale)} limit 1
        )`

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
      ${standingOf('app')} as standing,
      app.icon_key as "iconKey",
      app.filing_number as "filingNumber",
      app.privacy_url as "privacyUrl",
      json_build_object(${APP_LINKS.map(kind => `'${kind}', app.${kind}_url`)}) as links,
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
      words.*,
      case when developer.id is not null then json_build_object(
        'developerId', developer.id, 'name', ${developerName('developer', locale)}, 'verified', developer.verified
      ) end as developer,
      category.shown as category,
      coalesce(stats.downloads, 0) as downloads,
      coalesce(stats.comments, 0) as comments,
      coalesce(stats.ratings, '{0,0,0,0,0}') as ratings,
      (select count(*) from versions where app_id = app.id and state = 'published') as "versionCount",
      history.list as versions,
      (${signingOf('app.id')}) as signing,
      (${filesOf('app.current_version_id')}) as files,
      (
        select coalesce(json_agg(json_build_object(
          'key', image_key, 'width', width, 'height', height, 'orientation', orientation,
          'caption', ${said('shot', 'caption')}, 'lang', ${saidLang(locale)}
        ) order by position), '[]')
        from screenshots shot ${joinSaid('shot', locale)} where ${shownTo('app.id', locale)}
      ) as screenshots,
      (
        select coalesce(json_agg(json_build_object(
          'body', ${said('notice', 'body')}, 'lang', ${saidLang(locale)}, 'url', url
        ) order by position), '[]')
        from notices notice ${joinSaid('notice', locale)}
        where app_id = app.id
          and ${inItsTime}
      ) as notices,
      (${itemsOf('use_skills', "'title', title, 'body', body", locale)}) as skills,
      (${itemsOf('privacy_items', "'title', title, 'body', body", locale)}) as privacy,
      (${itemsOf('purchases', "'title', title, 'price', price", locale)}) as purchases,
      (
        select json_build_object(
          'title', ${said('video', 'title')}, 'lang', ${saidLang(locale)},
          'url', url, 'posterKey', poster_key, 'width', width, 'height', height, 'seconds', duration_s
        )
        from videos video ${joinSaid('video', locale)} where app_id = app.id order by position limit 1
      ) as video,
      (
        ${permissionsOf(newestOf('permission_ids'))}
      ) as permissions,
      coalesce((select anti_features from versions where id = app.current_version_id), '{}') as "antiFeatures",
      (${newestCommentsOf(app, 5)}) as "newestComments"
    from apps app
    join lateral (${appTexts('app.id', locale, ['summary', 'description'])}) words on true
    left join developers developer on developer.id = app.developer_id
    left join app_stats stats on stats.app_id = app.id
    left join lateral (
      select json_build_object(
        'id', own.id, 'name', own.name, 'lang', own.lang, 'parentId', own.parent_id,
        'slug', coalesce((select slug from categories where id = own.parent_id), own.slug),
        'parentName', above.name, 'parentLang', above.lang
      ) as shown
      from (
        select c.id, c.parent_id, c.slug, t.name, ${langOf(locale, 't.locale')} as lang
        from app_categories ac
        join categories c on c.id = ac.category_id
        join category_texts t on t.category_id = c.id
        where ac.app_id = app.id
        order by ac.position, ${bestFirst(locale, 't.locale')}
        limit 1
      ) own
      left join lateral (${bestText('category_texts', 'name', 'category_id = own.parent_id', locale)}) above on true
    ) category on true
    cross join lateral (
      ${versionsAsJson(newestOf('*'), locale)}
    ) history
    where app.id = ${app}
  ) page
`,
})

export const findAppPage = async (db: Database, appId: number, locale: string) =>
  (await appPage(db, { app: appId, locale }))[0]?.page
