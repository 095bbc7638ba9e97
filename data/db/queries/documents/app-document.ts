import { z } from 'zod'
import { APP_LINKS } from '../../../../contract/app-links.ts'
import { lang, resourceType } from '../../app-columns.ts'
import { appTexts, bestFirst, joinSaid, langOf, said, saidLang, shownTo } from '../../best-text.ts'
import { shownBanner, shownIcon, shownPicture } from '../../shown-picture.ts'
import { commentRow, newestCommentsOf } from '../comments.ts'
import { olderFiles, olderFilesOf } from '../older-versions.ts'
import { signing, signingOf } from '../signing.ts'
import { permissionRows, permissionsOf, VERSIONS_ON_PAGE, versionRow, versionsAsJson } from '../versions.ts'
import { placedOnApp, placedOnAppFields } from './placed.ts'

const videoRow = z.object({
  title: z.string(),
  lang,
  url: z.string(),
  posterKey: z.string(),
  width: z.number(),
  height: z.number(),
  seconds: z.number(),
})
export type VideoRow = z.infer<typeof videoRow>

const screenshotRow = z.object({
  key: z.string(),
  width: z.number(),
  height: z.number(),
  orientation: z.enum(['portrait', 'landscape']),
  caption: z.string(),
  lang,
})

const titled = z.object({ title: z.string(), body: z.string(), lang })

/** What documents hold of an app. */
export const appDocument = z.object({
  id: z.number(),
  packageName: z.string(),
  resourceType,
  iconKey: z.string(),
  filingNumber: z.string().nullable(),
  privacyUrl: z.string().nullable(),
  links: z.record(z.enum(APP_LINKS), z.string().nullable()),
  hasAds: z.boolean().nullable(),
  hasPurchases: z.boolean().nullable(),
  /** The youngest that it is fit for, in years. */
  minAge: z.number().nullable(),
  /** What the developer says of what it takes: whether others get it, how it travels, whether it can be deleted. */
  dataShared: z.boolean().nullable(),
  dataEncrypted: z.boolean().nullable(),
  dataDeletable: z.boolean().nullable(),
  createdAt: z.number(),
  /** When it is expected, if it is announced; of no meaning once it has a version. */
  comingAt: z.number().nullable(),
  directPackage: z.boolean(),
  autoDownload: z.boolean(),
  name: z.string(),
  lang,
  summary: z.string(),
  summaryLang: lang,
  description: z.string(),
  descriptionLang: lang,
  /** The one that it is shown under. */
  categoryId: z.number().nullable(),
  versionCount: z.number(),
  /** One more than the page lists, so that the last one listed has one to be compared with. */
  versions: z.array(versionRow),
  signing,
  older: olderFiles,
  permissions: permissionRows,
  /** What a repository warns of in the newest version, by its own names. */
  antiFeatures: z.array(z.string()),
  screenshots: z.array(screenshotRow),
  skills: z.array(titled),
  /** What the developer declares to take of a visitor, and what for. */
  privacy: z.array(titled),
  /** What can be bought inside. */
  purchases: z.array(z.object({ title: z.string(), price: z.number(), lang })),
  video: videoRow.nullable(),
  newestComments: z.array(commentRow),
  placed: placedOnApp,
})

const newestOf = (columns: string) =>
  `select ${columns} from versions where app_id = app.id and state = 'published' order by version_code desc limit ${VERSIONS_ON_PAGE + 1}`

/** A list of the app's, an array: all of it in the one language that is the best of those it has. */
const itemsOf = (table: string, fields: string, locale: string) => `
        select coalesce(json_agg(json_build_object(${fields}, 'lang', ${langOf(locale)}) order by position), '[]')
        from ${table}
        where app_id = app.id and locale = (
          select locale from ${table} where app_id = app.id order by ${bestFirst(locale)} limit 1
        )`

/**
 * Selects the columns of appDocument: what only commands and imports change, and the triggers of mark_documents() notice. A table that is read here needs those triggers.
 */
export const appDocumentOf = (app: string, locale: string) => `
    select
      app.id,
      app.package_name as "packageName",
      app.resource_type as "resourceType",
      ${shownIcon('app.icon_key')} as "iconKey",
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
      (select category_id from app_categories where app_id = app.id order by position limit 1) as "categoryId",
      (select count(*) from versions where app_id = app.id and state = 'published') as "versionCount",
      history.list as versions,
      (${signingOf('app.id')}) as signing,
      (${olderFilesOf('app.id', 'app.current_version_id')}) as older,
      (
        select coalesce(json_agg(json_build_object(
          'key', ${shownPicture('image_key', 'orientation')}, 'width', width, 'height', height, 'orientation', orientation,
          'caption', ${said('shot', 'caption')}, 'lang', ${saidLang(locale)}
        ) order by position), '[]')
        from screenshots shot ${joinSaid('shot', locale)} where ${shownTo('app.id', locale)}
      ) as screenshots,
      (${itemsOf('use_skills', "'title', title, 'body', body", locale)}) as skills,
      (${itemsOf('privacy_items', "'title', title, 'body', body", locale)}) as privacy,
      (${itemsOf('purchases', "'title', title, 'price', price", locale)}) as purchases,
      (
        select json_build_object(
          'title', ${said('video', 'title')}, 'lang', ${saidLang(locale)},
          'url', url, 'posterKey', ${shownBanner('poster_key')}, 'width', width, 'height', height, 'seconds', duration_s
        )
        from videos video ${joinSaid('video', locale)} where app_id = app.id order by position limit 1
      ) as video,
      (
        ${permissionsOf(newestOf('permission_ids'))}
      ) as permissions,
      coalesce((select anti_features from versions where id = app.current_version_id), '{}') as "antiFeatures",
      (${newestCommentsOf(app, 5)}) as "newestComments",
      json_build_object(${placedOnAppFields('app.id', locale)}) as placed
    from apps app
    join lateral (${appTexts('app.id', locale, ['summary', 'description'])}) words on true
    cross join lateral (
      ${versionsAsJson(newestOf('*'), locale)}
    ) history
    where app.id = ${app}`
