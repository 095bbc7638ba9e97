import { ask } from '../../../../catalogue/commands/ask.ts'
import { changesOfApp } from '../../../../catalogue/commands/changes-of-app.ts'
import { locale as language } from '../../../../contract/commands/fields.schema.ts'
import { localeOrder } from '../../../../data/db/best-text.ts'
import type { Database } from '../../../../data/db/database.ts'
import { LOCALES } from '../../../../rules/text/locales.ts'
import {
  type AppValues,
  LINK_FIELDS,
  SAID_FLAGS,
  STORE_FLAGS,
  TEXT_FIELDS,
} from '../../../views/apps/edit-model.ts'
import { type Picture, pictureText } from '../../../views/apps/picture-field.ts'
import type { AppState } from '../../../views/apps/wanted.ts'
import { type Screen, shown } from '../../screen.ts'
import { appName } from '../app-name.ts'
import { allCategories } from './categories.ts'
import { appState } from './find-apps.ts'
import { mayEditApps } from './list.ts'
import { merge } from './merge.ts'

/** Open at one time (console/styles/apps.css). */
const MAX_LANGUAGES = 8

/** Columns that a field has to itself. */
const PLAIN = [
  'resourceType',
  'developerId',
  'iconKey',
  'filingNumber',
  'minAge',
  ...LINK_FIELDS,
  ...SAID_FLAGS,
  ...STORE_FLAGS,
] as const

export const appEditor: Screen = {
  path: '/apps/:app',
  async show({ db, params, query, locale, person, refused, tried }) {
    const id = /^\d{1,15}$/.test(params.app ?? '') ? Number(params.app) : 0
    const row = await readApp(db, id, locale)
    if (!row) return undefined
    const { texts, fields, comingAt, categories, pictures, changed, ...app } = row
    const said = new Map(texts.map(text => [text.locale, text]))
    const written = [refused, tried].find(made => made?.command === 'app.edit')?.form
    const wanted = [query.also, written?._also, written?._more].flatMap(also => also ?? []).filter(isLanguage)
    const locales = [...new Set([...LOCALES, ...wanted])].slice(0, MAX_LANGUAGES)
    const [home] = [...said.keys()].sort((a, b) => placeOf(a) - placeOf(b))
    const now: AppValues = {
      ...Object.fromEntries(PLAIN.map(name => [name, String(fields[name] ?? '')])),
      comingAt: comingAt ?? '',
      categories: categories.map(String),
      screenshots: pictures.map(pictureText),
      ...Object.fromEntries(
        locales.flatMap(one =>
          TEXT_FIELDS.map(field => [`texts.${one}.${field}`, said.get(one)?.[field] ?? '']),
        ),
      ),
    }
    return shown('app', {
      ...app,
      name: app.name ?? app.packageName,
      changed: changed && { ...changed, at: new Date(changed.at).toISOString() },
      now,
      ...merge(written, now),
      locales,
      open:
        [written?._more, query.also, written?._lang].flat().find(one => locales.includes(one ?? '')) ??
        LOCALES[0],
      otherLocales: [...said.keys()].filter(one => !locales.includes(one)),
      removable: locales.filter(one => said.has(one) && one !== home),
      removed: locales.filter(one => said.has(one) && written?.[`texts.${one}`] !== undefined),
      categories: await allCategories(db, locale),
      tried: tried && { tags: tried.tags, hard: tried.hard },
      mayEdit: mayEditApps(person.role),
    })
  },
}

const isLanguage = (text: string) => language.safeParse(text).success

const ORDER = localeOrder(LOCALES).split(',')

/** The text that comes first stands in wherever a language has none (data/db/best-text.ts), so it stays. */
function placeOf(locale: string): number {
  const [exact, language] = [locale, `${locale.split('-')[0]}-`].map(one => ORDER.indexOf(one))
  return [exact, language, ORDER.length].find(place => place !== undefined && place >= 0) ?? 0
}

interface AppRow {
  id: number
  revision: number
  name: string | null
  packageName: string
  icon: string
  state: AppState
  developer: string | null
  fields: Record<(typeof PLAIN)[number], unknown>
  /** As the store's clock shows it, to the minute. */
  comingAt: string | null
  texts: { locale: string; name: string; summary: string; description: string }[]
  categories: number[]
  pictures: Picture[]
  changed: { id: number; by: string; at: string } | null
}

const asColumn = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

async function readApp(db: Database, id: number, locale: string): Promise<AppRow | undefined> {
  const [row] = await ask<AppRow>(
    db,
    `select a.id, a.revision, ${appName('a.id', '$2')} as name, a.package_name as "packageName", a.icon_key as icon, ${appState('a')} as state,
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
     from apps a where a.id = $1`,
    [id, locale],
  )
  return row
}
