import { z } from 'zod'
import { locale as language } from '../../../contract/commands/fields.schema.ts'
import { localeOrder } from '../../../data/db/best-text.ts'
import { editedApp } from '../../../data/db/queries/apps/edited.ts'
import { categoryOptions } from '../../../data/db/queries/categories/options.ts'
import { LOCALES } from '../../../rules/text/locales.ts'
import { pictureText } from '../../kit/picture-field.ts'
import { viewOf } from '../../kit/view.ts'
import { numberOf } from '../../server/number-of.ts'
import { text } from '../../server/query.ts'
import { defineScreen } from '../define-screen.server.ts'
import type { appView } from './app.tsx'
import { mayEditApps } from './apps.server.ts'
import { developerOf } from './developer-of.server.ts'
import { type AppValues, TEXT_FIELDS } from './edit-model.ts'
import { merge } from './merge.server.ts'

/** Open at one time (texts.module.css). */
const MAX_LANGUAGES = 8

export const app = defineScreen({
  path: '/apps/:app',
  query: z.object({ also: text(20) }),
  view: viewOf<typeof appView>('appView'),
  async load({ db, params, query, locale, person, refused, tried }) {
    const [row] = await editedApp(db, { app: numberOf(params.app) ?? 0, locale })
    if (!row) return undefined
    const { texts, fields, comingAt, categories, pictures, changed, ...rest } = row
    const said = new Map(texts.map(text => [text.locale, text]))
    const written = [refused, tried].find(made => made?.command === 'app.edit')?.form
    const wanted = [query.also, written?._also, written?._more].flatMap(also => also ?? []).filter(isLanguage)
    const locales = [...new Set([...LOCALES, ...wanted])].slice(0, MAX_LANGUAGES)
    const [home] = [...said.keys()].sort((a, b) => placeOf(a) - placeOf(b))
    const now: AppValues = {
      ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value ?? '')])),
      comingAt: comingAt ?? '',
      categories: categories.map(String),
      screenshots: pictures.map(pictureText),
      ...Object.fromEntries(
        locales.flatMap(one =>
          TEXT_FIELDS.map(field => [`texts.${one}.${field}`, said.get(one)?.[field] ?? '']),
        ),
      ),
    }
    const merged = merge(written, now)
    return {
      ...rest,
      developer: await developerOf(db, merged.values, locale),
      name: rest.name ?? rest.packageName,
      changed,
      now,
      ...merged,
      locales,
      open:
        [written?._more, query.also, written?._lang].flat().find(one => locales.includes(one ?? '')) ??
        LOCALES[0],
      otherLocales: [...said.keys()].filter(one => !locales.includes(one)),
      removable: locales.filter(one => said.has(one) && one !== home),
      removed: locales.filter(one => said.has(one) && written?.[`texts.${one}`] !== undefined),
      categories: await categoryOptions(db, { locale }),
      tried: tried && { tags: tried.tags, hard: tried.hard },
      mayEdit: mayEditApps(person.role),
    }
  },
})

const isLanguage = (text: string) => language.safeParse(text).success

const ORDER = localeOrder(LOCALES).split(',')

/** The first text is the fallback for languages without one (data/db/best-text.ts), so it can't be removed. */
function placeOf(locale: string): number {
  const [exact, language] = [locale, `${locale.split('-')[0]}-`].map(one => ORDER.indexOf(one))
  return [exact, language, ORDER.length].find(place => place !== undefined && place >= 0) ?? 0
}
