import { z } from 'zod'
import type { Database } from '../../database.ts'
import { statement } from '../../statement.ts'
import { type PlainAppRow, plainAppRow, plainAppRowsAsJson } from '../app-rows.ts'
import { RELATED, relatedApps } from '../related-apps.ts'
import { sameDeveloper } from '../same-developer.ts'
import { appDocument, appDocumentOf } from './app-document.ts'
import { appLive, appLiveOf } from './app-live.ts'
import { categoryDocument, categoryDocumentOf } from './category-document.ts'
import { storeDocument } from './document-texts.ts'
import { isFresh } from './is-fresh.ts'
import { type Placed, placedNow, placedRows } from './placed.ts'

const parameters = { app: 'bigint', locale: 'text' } as const
const row = z.object({
  document: appDocument,
  live: appLive,
  category: categoryDocument.nullable(),
  store: placedRows.nullable(),
  related: z.array(plainAppRow),
  sameDeveloper: z.array(plainAppRow),
})

const fromDocuments = statement({
  name: 'detail from documents',
  parameters,
  row,
  text: ({ app, locale }) => `
  select
    document.page as document, row_to_json(live) as live, category.page as category, store.page as store,
    (${plainAppRowsAsJson('select id, place from unnest(document.related) with ordinality one (id, place)', locale)}) as related,
    (${plainAppRowsAsJson(sameDeveloper(app), locale)}) as "sameDeveloper"
  from documents document
  cross join lateral (${appLiveOf(app, locale)}) live
  left join documents category
    on category.kind = 'category' and category.id = document.category_id and category.locale = ${locale} and ${isFresh('category')}
  left join documents store on store.kind = 'store' and store.id = 0 and store.locale = ${locale} and ${isFresh('store')}
  where document.kind = 'app' and document.id = ${app} and document.locale = ${locale} and ${isFresh('document')}
`,
})

const fromTables = statement({
  name: 'detail from tables',
  parameters,
  row,
  text: ({ app, locale }) => `
  select
    row_to_json(document) as document, row_to_json(live) as live,
    (select row_to_json(one) from (${categoryDocumentOf('document."categoryId"', locale)}) one) as category,
    ${storeDocument(locale)} as store,
    (${plainAppRowsAsJson(relatedApps(app, locale), locale)}) as related,
    (${plainAppRowsAsJson(sameDeveloper(app), locale)}) as "sameDeveloper"
  from (${appDocumentOf(app, locale)}) document, (${appLiveOf(app, locale)}) live
`,
})

type Found = z.infer<typeof row>

/** Whether a document offers the file that the tables offer, and everything around it is there too. */
function isComplete({ document, live, category, store }: Found): boolean {
  const [version] = document.versions
  const [file] = live.files
  return (
    (version?.id ?? null) === live.versionId &&
    version?.package?.path === file?.path &&
    version?.package?.sha256 === file?.sha256 &&
    (version?.package?.signer ?? null) === live.signer &&
    (document.categoryId === null) === (category === null) &&
    store !== null
  )
}

export type AppPageRow = Omit<Found['document'], 'placed'> &
  Found['live'] & { category: z.infer<typeof categoryDocument> | null }

/** Parts of an app's page that belong to other apps or to the store. */
export interface AppSurroundings extends Placed {
  related: PlainAppRow[]
  sameDeveloper: PlainAppRow[]
}

export interface Detail {
  page: AppPageRow
  around: AppSurroundings
}

function toDetail(found: Found, adHosts: readonly string[]): Detail {
  const { placed, ...document } = found.document
  return {
    page: { ...document, ...found.live, category: found.category },
    around: {
      // Documents have more than a page shows, for those that are no longer live.
      related: found.related.slice(0, RELATED),
      sameDeveloper: found.sameDeveloper,
      ...placedNow(placed, found.store ?? { banners: [], ads: [] }, adHosts),
    },
  }
}

type Asked = [db: Database, app: number, locale: string, adHosts?: readonly string[]]

/** Everything that an app's page shows, from the tables. */
export async function findDetailInTables(
  ...[db, app, locale, adHosts = []]: Asked
): Promise<Detail | undefined> {
  const [found] = await fromTables(db, { app, locale })
  return found && toDetail(found, adHosts)
}

/** The same by look-ups of what was prepared, or from the tables as long as that is not up to date. */
export async function findDetail(...[db, app, locale, adHosts = []]: Asked): Promise<Detail | undefined> {
  const [found] = await fromDocuments(db, { app, locale })
  return found && isComplete(found) ? toDetail(found, adHosts) : findDetailInTables(db, app, locale, adHosts)
}

const relatedTo = statement({
  name: 'related apps',
  parameters,
  row: z.object({ related: z.array(plainAppRow) }),
  text: ({ app, locale }) => `select (${plainAppRowsAsJson(relatedApps(app, locale), locale)}) as related`,
})

/** Apps like one that may be gone. */
export async function findRelated(
  db: Database,
  app: number,
  locale: string,
): Promise<AppSurroundings['related']> {
  const [found] = await relatedTo(db, { app, locale })
  return found?.related ?? []
}
