import { z } from 'zod'
import type { Database } from '../database.ts'
import { statement } from '../statement.ts'
import { type AppListRow, appCounts, countFields } from './app-rows.ts'
import { homeDocument, homeDocumentOf, type ListId } from './documents/home-document.ts'
import { isHomeFresh } from './documents/is-fresh.ts'

const row = z.object({ page: homeDocument, counts: z.record(z.string(), appCounts) })

const countsOf = (apps: string) => `
  (
    select coalesce(json_object_agg(stats.app_id, json_build_object(${countFields})), '{}')
    from app_stats stats where stats.app_id = any(${apps})
  ) as counts`

const fromDocument = statement({
  name: 'home page from document',
  parameters: { locale: 'text' },
  row,
  text: ({ locale }) => `
  select document.page, ${countsOf('document.related')}
  from documents document
  where document.kind = 'home' and document.id = 0 and document.locale = ${locale} and ${isHomeFresh('document')}`,
})

const fromTables = statement({
  name: 'home page from tables',
  parameters: { locale: 'text' },
  row,
  text: ({ locale }) => `select made.page, ${countsOf('made.related')} from (${homeDocumentOf(locale)}) made`,
})

const NONE: z.infer<typeof appCounts> = { downloads: 0, week: 0, lastWeek: 0, ratings: [0, 0, 0, 0, 0] }

export type HomePage = Omit<z.infer<typeof homeDocument>, 'lists' | 'apps'> & Record<ListId, AppListRow[]>

function toPage({ page: { lists, apps, ...page }, counts }: z.infer<typeof row>): HomePage {
  const rows = new Map(apps.map(one => [one.app.id, { ...one, ...(counts[one.app.id] ?? NONE) }]))
  const of = (name: ListId) => lists[name].flatMap(id => rows.get(id) ?? [])
  return {
    ...page,
    hotSoft: of('hotSoft'),
    hotGame: of('hotGame'),
    rising: of('rising'),
    games: of('games'),
    fresh: of('fresh'),
  }
}

export async function findHomePageInTables(db: Database, locale: string): Promise<HomePage> {
  const [found] = await fromTables(db, { locale })
  if (!found) throw new Error('The statement of the home page gave no row')
  return toPage(found)
}

/** The same by look-ups of what was prepared, or from the tables as long as that is not up to date. */
export async function findHomePage(db: Database, locale: string): Promise<HomePage> {
  const [found] = await fromDocument(db, { locale })
  return found ? toPage(found) : findHomePageInTables(db, locale)
}
