import type { z } from 'zod'
import {
  appAdd,
  appDelist,
  appEdit,
  appErasePictures,
  appFigures,
  appRelist,
  appRestore,
  appTakedown,
} from '../../../contract/commands/app.schema.ts'
import { erase, noteErased } from '../../../data/db/queries/withheld-files.ts'
import { asColumn, type CommandContext, columns, commandHandler, theRow } from '../command-context.ts'
import { addErase } from '../erase-media.ts'
import { without } from '../recorded-rows.ts'
import { refused } from '../refused.ts'
import type { Columns } from '../tables.ts'

type Texts = NonNullable<z.infer<typeof appEdit.input>['texts']>
type Lists = Pick<
  z.infer<typeof appEdit.input>,
  'categories' | 'screenshots' | 'videos' | 'useSkills' | 'privacyItems' | 'purchases'
>

/** Stores a repository's texts beside the shown ones, and shows them unless staff wrote their own. */
const isSource = (work: CommandContext) => work.request.role === 'repository'

const union = (own: string[], edited: string[]) => [...new Set([...own, ...edited])].sort()

/** Of an app that is `isNew`, nothing is there yet. */
async function putTexts(work: CommandContext, app_id: number, texts: Texts, isNew = false): Promise<void> {
  const { rows } = work
  const there = isNew ? [] : await rows.find('app_texts', { app_id })
  const shown = new Map(there.map(row => [row.locale, row.own]))
  const ownOf = (locale: string) => shown.get(locale) ?? []
  const unsaid = Object.keys(texts).flatMap(locale => (texts[locale] === null ? { app_id, locale } : []))
  const said = Object.entries(texts).flatMap(([locale, text]) =>
    text === null ? [] : { key: { app_id, locale }, given: columns(text), own: ownOf(locale) },
  )
  for (const { key, given } of said)
    if (!shown.has(key.locale) && given.name === undefined)
      throw refused('texts.name-required', { locale: key.locale })
  const gone = unsaid.filter(({ locale }) => !isSource(work) || ownOf(locale).length === 0)
  const left = new Set([...shown.keys(), ...said.map(({ key }) => key.locale)])
  for (const { locale } of gone) left.delete(locale)
  if (left.size === 0) throw refused('texts.last-language', {})
  if (isSource(work)) {
    await rows.remove('imported_texts', unsaid)
    const imported = said.map(({ key, given }) => ({ ...key, ...given }))
    if (isNew) rows.add('imported_texts', imported)
    else await rows.put('imported_texts', imported)
  }
  await rows.remove('app_texts', gone)
  const texted = said.map(({ key, given, own }) => ({
    ...key,
    ...(isSource(work) ? without(given, own) : { ...given, own: union(own, Object.keys(given)) }),
  }))
  if (isNew) rows.add('app_texts', texted)
  else await rows.put('app_texts', texted)
}

const numbered = <Item extends object>(app_id: number, items: Item[]) =>
  items.map((item, position) => ({ app_id, position, ...columns(item) }))

const numberedByLocale = <Item extends { locale: string }>(app_id: number, items: Item[]) =>
  [...Map.groupBy(items, ({ locale }) => locale).values()].flatMap(list => numbered(app_id, list))

/** A list that is given takes the place of the whole list. */
async function putLists(
  { rows }: CommandContext,
  app_id: number,
  { categories, screenshots, videos, useSkills, privacyItems, purchases }: Lists,
  isNew = false,
): Promise<void> {
  const of = { app_id }
  if (new Set(categories).size < (categories?.length ?? 0)) throw refused('category.duplicate', {})
  const inCategories = categories?.map(categoryId => ({ categoryId }))
  if (inCategories) await rows.replace('app_categories', of, numbered(app_id, inCategories), isNew)
  if (screenshots) await rows.replace('screenshots', of, numbered(app_id, screenshots), isNew)
  if (videos) await rows.replace('videos', of, numbered(app_id, videos), isNew)
  if (useSkills) await rows.replace('use_skills', of, numberedByLocale(app_id, useSkills), isNew)
  if (privacyItems) await rows.replace('privacy_items', of, numberedByLocale(app_id, privacyItems), isNew)
  if (purchases) await rows.replace('purchases', of, numberedByLocale(app_id, purchases), isNew)
}

/** A list that staff have edited is left alone completely. */
const withoutOwn = (lists: Lists, own: string[]): Lists =>
  without(
    lists,
    Object.keys(lists).filter(name => own.includes(asColumn(name))),
  )

const add = commandHandler(
  appAdd,
  async (work, { texts, ...input }) => {
    const { categories, screenshots, videos, useSkills, privacyItems, purchases, ...fields } = input
    const [there] = await work.rows.find('apps', { package_name: input.packageName })
    if (there) throw refused('app.exists', { package: input.packageName, app: there.id }, there)
    const id = await work.rows.make('apps', columns(fields))
    work.rows.add('app_stats', [{ app_id: id }])
    await putTexts(work, id, texts, true)
    await putLists(work, id, { categories, screenshots, videos, useSkills, privacyItems, purchases }, true)
    return { app: id }
  },
  async (rows, inputs) => {
    const named = inputs.map(({ packageName }) => ({ package_name: packageName }))
    await rows.reserve('apps', await rows.lookAhead('apps', named))
  },
)

const edit = commandHandler(appEdit, async (work, { app: id, revision, texts, ...input }) => {
  const { categories, screenshots, videos, useSkills, privacyItems, purchases, ...fields } = input
  const lists = without({ categories, screenshots, videos, useSkills, privacyItems, purchases }, [])
  const { own } = await theRow(work.rows, 'apps', { id }, revision)
  const given = columns(fields)
  const edited = [...Object.keys(given), ...Object.keys(lists).map(asColumn)]
  const written = isSource(work) ? without(given, own) : { ...given, own: union(own, edited) }
  await work.rows.put('apps', [{ id, ...written }])
  if (texts) await putTexts(work, id, texts)
  await putLists(work, id, isSource(work) ? withoutOwn(lists, own) : lists)
  return undefined
})

type Standing = 'live' | 'delisted' | 'taken down'

const STANDINGS: Record<Standing, Columns<'apps'>> = {
  live: { status: 'live', taken_down: false, gone_kind: null, gone_at: null },
  delisted: { status: 'delisted', taken_down: false },
  'taken down': { status: 'delisted', taken_down: true },
}

/** Why it is gone, as visitors see it: of a takedown the kind of its reason, of a delisting whether a repository did it. */
function goneKind({ request }: CommandContext, standing: Standing): string | null {
  if (standing === 'taken down') return request.reasonKind ?? 'other'
  return request.role === 'repository' ? 'repository' : null
}

/** What visitors see of an app with the status `now`. Another kind may be given for a takedown that was done. */
function goneColumns(work: CommandContext, standing: Standing, now: Standing): Columns<'apps'> {
  if (standing === 'live') return {}
  if (now !== standing) return { gone_kind: goneKind(work, standing), gone_at: 'now' }
  return standing === 'taken down' && work.request.reasonKind ? { gone_kind: work.request.reasonKind } : {}
}

/** From one of these to another; to be there already is no fault. */
const becomes =
  (standing: Standing, from: Standing[]) =>
  async (work: CommandContext, { app: id, revision }: { app: number; revision?: number | undefined }) => {
    const { rows } = work
    const app = await theRow(rows, 'apps', { id }, revision)
    const now = app.taken_down ? 'taken down' : (app.status as Standing)
    if (now !== standing && !from.includes(now)) throw refused('app.wrong-state', { state: now }, app)
    await rows.put('apps', [{ id, ...STANDINGS[standing], ...goneColumns(work, standing, now) }])
    return undefined
  }

/** The worker deletes the files, web processes what they have made of them; nothing of it is ever served again. */
const erasePictures = commandHandler(appErasePictures, async ({ db, rows }, { app: id, revision }) => {
  const app = await theRow(rows, 'apps', { id }, revision)
  if (!app.taken_down) throw refused('app.not-taken-down', {}, app)
  const erased = await erase(db, id)
  if (erased.length === 0) throw refused('pictures.none-left', {})
  await noteErased(db, `og/${id}`)
  await addErase(db, erased)
  await rows.put('apps', [{ id, media_erased_at: 'now' }])
  return { erased }
})

const figures = commandHandler(appFigures, async (work, { app, ...counts }) => {
  await theRow(work.rows, 'apps', { id: app })
  await work.rows.put('app_stats', [{ app_id: app, ...columns(counts) }])
  return undefined
})

export const appHandlers = [
  add,
  edit,
  commandHandler(appDelist, becomes('delisted', ['live'])),
  commandHandler(appRelist, becomes('live', ['delisted'])),
  commandHandler(appTakedown, becomes('taken down', ['live', 'delisted'])),
  commandHandler(appRestore, becomes('live', ['taken down'])),
  erasePictures,
  figures,
]
