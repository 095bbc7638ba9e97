import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { TableName } from '../../catalogue/commands/tables.ts'
import { type Database, openDatabase } from '../../data/db/database.ts'
import { addComment, type SaidRow } from './add-comment.ts'
import { addVersion, type FilesByAbi } from './add-version.ts'
import { outOfLists } from './out-of-lists.ts'
import { putRow, type Row } from './put-rows.ts'
import { inDays } from './values.ts'

/** Where a made app goes: the database of a store, and the folder of its files. */
export interface Shelf {
  databaseUrl: string
  mediaDir: string
}

/** What differs from a live app that has two versions and nothing else. Rows name only the columns that matter to a test. */
export interface AppOptions {
  name?: string
  app?: Row
  /** How many; each has a file of its own, which is there. */
  versions?: number
  /** Of each version; one for every phone, unless it is said. */
  files?: FilesByAbi
  comments?: SaidRow[]
  gifts?: Row[]
  ads?: Row[]
  downloadConfig?: Row
}

export interface MadeApp {
  id: number
  name: string
  packageName: string
  icon: string
  /** The address of its page. */
  path: string
  /** To be purged when it is changed. */
  tags: string[]
  comments: number[]
  gifts: number[]
}

/**
 * An app that no other test knows: it may be changed, and no cache has its page. It is in no list of the store, and no
 * search finds it, so that no other test's page has it.
 */
export async function makeApp({ databaseUrl, mediaDir }: Shelf, parts: AppOptions = {}): Promise<MadeApp> {
  const db = openDatabase({ url: databaseUrl, pool: 1, statementTimeoutMs: 60_000 })
  return db
    .transaction()
    .execute(tx => make(tx, mediaDir, parts))
    .finally(() => db.destroy())
}

async function make(db: Database, mediaDir: string, parts: AppOptions): Promise<MadeApp> {
  const put = (table: TableName, row: Row) => putRow(db, table, row)
  const { rows } = await sql<{ icon_key: string }>`select icon_key from apps order by id limit 1`.execute(db)
  const app = await put('apps', {
    package_name: `made.app${randomBytes(6).toString('hex')}`,
    resource_type: 0,
    icon_key: rows[0]?.icon_key,
    ...parts.app,
  })
  const made: MadeApp = {
    id: Number(app.id),
    name: parts.name ?? `应用${app.id}`,
    packageName: String(app.package_name),
    icon: String(app.icon_key),
    path: `/apps/${app.id}`,
    tags: [`app-${app.id}`],
    comments: [],
    gifts: [],
  }
  await put('app_texts', { app_id: made.id, locale: 'zh-CN', name: made.name })
  for (let n = 1; n <= (parts.versions ?? 2); n += 1) await addVersion(db, mediaDir, made, n, parts.files)
  for (const comment of parts.comments ?? []) made.comments.push(await addComment(db, made.id, comment))
  for (const gift of parts.gifts ?? [])
    made.gifts.push(Number((await put('gift_cards', { ...aGift(made.id), ...gift })).id))
  for (const ad of parts.ads ?? []) await put('ad_locations', { app_id: made.id, ...ad })
  if (parts.downloadConfig) await put('download_configs', { app_id: made.id, ...parts.downloadConfig })
  await outOfLists(db, [made.id])
  return made
}

const aGift = (app: number): Row => ({
  app_id: app,
  locale: 'zh-CN',
  title: '礼包',
  content: '有的拿',
  remaining: 9,
  total: 40,
  valid_until: inDays(5),
  source_url: 'https://studio.example/gift',
})
