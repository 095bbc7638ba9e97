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
import { refused } from '../refused.ts'
import type { Row, TableName } from '../tables.ts'

type Texts = Record<string, Partial<Record<'name' | 'summary' | 'description', string | undefined>> | null>

interface Lists {
  categories?: number[] | undefined
  screenshots?: object[] | undefined
  videos?: object[] | undefined
  useSkills?: { locale: string }[] | undefined
  privacyItems?: { locale: string }[] | undefined
  purchases?: { locale: string }[] | undefined
}

/** What a repository says is kept beside what is shown, and shown where nobody here said otherwise. */
const isSource = (work: CommandContext) => work.request.role === 'repository'

/** Of an app that is `isNew`, nothing is there yet. */
async function putTexts(work: CommandContext, app: number, texts: Texts, isNew = false): Promise<void> {
  const { rows } = work
  const there = isNew ? [] : await rows.find('app_texts', { app_id: app })
  const shown = new Map(there.map(row => [String(row.locale), row]))
  const imported: Row[] = []
  const texted: Row[] = []
  const unsaid: Row[] = []
  for (const [locale, said] of Object.entries(texts)) {
    const key = { app_id: app, locale }
    const own = (shown.get(locale)?.own ?? []) as string[]
    if (said === null) {
      unsaid.push({ ...key, isOwn: own.length > 0 })
      continue
    }
    const given = columns(said)
    if (!shown.has(locale) && given.name === undefined) throw refused('texts.name-required', { locale })
    if (isSource(work)) {
      imported.push({ ...key, ...given })
      for (const column of own) delete given[column]
      texted.push({ ...key, ...given })
    } else texted.push({ ...key, ...given, own: [...new Set([...own, ...Object.keys(given)])].sort() })
  }
  const gone = unsaid.filter(({ isOwn }) => !isSource(work) || !isOwn)
  const left = new Set([...shown.keys(), ...texted.map(({ locale }) => locale)])
  for (const { locale } of gone) left.delete(locale)
  if (left.size === 0) throw refused('texts.last-language', {})
  if (isNew) {
    rows.add('imported_texts', imported)
    rows.add('app_texts', texted)
    return
  }
  if (isSource(work)) await rows.remove('imported_texts', unsaid)
  await rows.remove('app_texts', gone)
  await rows.put('imported_texts', imported)
  await rows.put('app_texts', texted)
}

/** A list that is given takes the place of the whole list. */
async function putLists(work: CommandContext, app_id: number, lists: Lists, isNew = false): Promise<void> {
  const { categories, screenshots, videos, useSkills, privacyItems, purchases } = lists
  const putList = async (table: TableName, items: Row[]) => {
    const listed = items.map(item => ({ app_id, ...item }))
    if (isNew) work.rows.add(table, listed)
    else await work.rows.replace(table, { app_id }, listed)
  }
  const numbered = (items: object[]) => items.map((item, position) => ({ position, ...columns({ ...item }) }))
  const numberedByLocale = (items: { locale: string }[]) => {
    const counts = new Map<string, number>()
    return items.map(item => {
      const position = counts.get(item.locale) ?? 0
      counts.set(item.locale, position + 1)
      return { position, ...columns({ ...item }) }
    })
  }
  if (categories) {
    if (new Set(categories).size < categories.length) throw refused('category.duplicate', {})
    await putList(
      'app_categories',
      categories.map((category_id, position) => ({ category_id, position })),
    )
  }
  if (screenshots) await putList('screenshots', numbered(screenshots))
  if (videos) await putList('videos', numbered(videos))
  if (useSkills) await putList('use_skills', numberedByLocale(useSkills))
  if (privacyItems) await putList('privacy_items', numberedByLocale(privacyItems))
  if (purchases) await putList('purchases', numberedByLocale(purchases))
}

/** A list that somebody here has edited is left alone as a whole. */
const withoutOwn = (lists: Lists, own: string[]): Lists =>
  Object.fromEntries(Object.entries(lists).filter(([name]) => !own.includes(asColumn(name))))

const add = commandHandler(
  appAdd,
  async (work, { texts, ...input }) => {
    const { categories, screenshots, videos, useSkills, privacyItems, purchases, ...fields } = input
    const [there] = await work.rows.find('apps', { package_name: input.packageName })
    if (there) throw refused('app.exists', { package: input.packageName, app: Number(there.id) }, there)
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
  const lists: Lists = { categories, screenshots, videos, useSkills, privacyItems, purchases }
  const app = await theRow(work.rows, 'apps', { id }, revision)
  const given = columns(fields)
  const own = app.own as string[]
  const said = [...Object.keys(given), ...Object.keys(columns({ ...lists }))]
  if (isSource(work)) for (const column of own) delete given[column]
  else if (said.length > 0) given.own = [...new Set([...own, ...said])].sort()
  if (Object.keys(given).length > 0) await work.rows.put('apps', [{ id, ...given }])
  if (texts) await putTexts(work, id, texts)
  await putLists(work, id, isSource(work) ? withoutOwn(lists, own) : lists)
  return undefined
})

type Standing = 'live' | 'delisted' | 'taken down'

const STANDINGS: Record<Standing, Row> = {
  live: { status: 'live', taken_down: false, gone_kind: null, gone_at: null },
  delisted: { status: 'delisted', taken_down: false },
  'taken down': { status: 'delisted', taken_down: true },
}

/** Why it is gone, as far as visitors are told: of a takedown the kind of its reason, of a delisting whether a repository did it. */
function goneKind({ request }: CommandContext, standing: Standing): string | null {
  if (standing === 'taken down') return request.reasonKind ?? 'other'
  return request.role === 'repository' ? 'repository' : null
}

/** What visitors are told of an app that `now` is so. Another kind may be given for a takedown that was done. */
function goneColumns(work: CommandContext, standing: Standing, now: Standing): Row {
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
