import { z } from 'zod'
import { APP_LINKS } from '../../../../contract/app-links.ts'
import { appName } from '../../app-name.ts'
import { changesOfApp } from '../../changes-of-app.ts'
import { statement } from '../../statement.ts'
import { appState, state } from './state.ts'

/** Columns that a field of the editor has to itself, by its names for them. */
const PLAIN = [
  'resourceType',
  'developerId',
  'iconKey',
  'filingNumber',
  'minAge',
  ...APP_LINKS.map(kind => `${kind}Url` as const),
  'privacyUrl' as const,
  'hasAds',
  'hasPurchases',
  'dataShared',
  'dataEncrypted',
  'dataDeletable',
  'directPackage',
  'autoDownload',
]

const asColumn = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

/** An app as its editor has it. */
export const editedApp = statement({
  name: 'edited app',
  parameters: { app: 'bigint', locale: 'text' },
  row: z.object({
    id: z.number(),
    revision: z.number(),
    name: z.string().nullable(),
    packageName: z.string(),
    icon: z.string(),
    state,
    developer: z.string().nullable(),
    fields: z.record(z.enum(PLAIN), z.unknown()),
    /** As the store's clock shows it, to the minute. */
    comingAt: z.string().nullable(),
    texts: z.array(
      z.object({ locale: z.string(), name: z.string(), summary: z.string(), description: z.string() }),
    ),
    categories: z.array(z.number()),
    pictures: z.array(
      z.object({
        imageKey: z.string(),
        width: z.number(),
        height: z.number(),
        caption: z.string().exactOptional(),
        shownIn: z.string().exactOptional(),
        locale: z.string().exactOptional(),
        translations: z.record(z.string(), z.record(z.string(), z.string())).exactOptional(),
      }),
    ),
    changed: z.object({ id: z.number(), by: z.string(), at: z.string() }).nullable(),
  }),
  text: ({ app, locale }) => `
  select a.id, a.revision, ${appName('a.id', locale)} as name, a.package_name as "packageName", a.icon_key as icon, ${appState('a')} as state,
    (select name from developers d where d.id = a.developer_id) as developer,
    jsonb_build_object(${PLAIN.map(name => `'${name}', a.${asColumn(name)}`).join(', ')}) as fields,
    to_char(a.coming_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD"T"HH24:MI') as "comingAt",
    (select coalesce(jsonb_agg(jsonb_build_object('locale', t.locale, 'name', t.name, 'summary', t.summary, 'description', t.description) order by t.locale), '[]')
     from app_texts t where t.app_id = a.id) as texts,
    array(select category_id from app_categories c where c.app_id = a.id order by position) as categories,
    (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('imageKey', s.image_key, 'width', s.width, 'height', s.height, 'caption', s.caption,
       'shownIn', s.shown_in, 'locale', s.locale, 'translations', s.translations)) order by s.position), '[]')
     from screenshots s where s.app_id = a.id) as pictures,
    (select jsonb_build_object('id', own.id, 'by', own.actor, 'at', own.at)
     from ${changesOfApp('a.id')} own order by own.id desc limit 1) as changed
  from apps a where a.id = ${app}`,
})
