import { sql } from 'kysely'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { checkRows } from '../../catalogue/worker/checks/check-rows.ts'
import { keepDocuments } from '../../catalogue/worker/documents/keep-documents.ts'
import { type Database, openDatabase } from '../../data/db/database.ts'
import { findDetail, findDetailInTables } from '../../data/db/queries/documents/detail.ts'
import { DOCUMENTS, KINDS } from '../../data/db/queries/documents/document-texts.ts'
import { countStale, markAllDocuments } from '../../data/db/queries/documents/find-documents.ts'
import { writeDocuments } from '../../data/db/queries/documents/write-documents.ts'
import { findHomePage, findHomePageInTables } from '../../data/db/queries/home-page.ts'
import { LOCALES } from '../../rules/text/locales.ts'
import { sampleOf } from '../support/sample.ts'
import { writeAllDocuments } from '../support/write-all-documents.ts'
import { suiteDatabase } from './suite.ts'

const { url, workerUrl, db, webDb } = suiteDatabase('documents', 'demo')
const apps = sampleOf(4)
const run = <Row>(text: string, on: Database = db) => sql.raw<Row>(text).execute(on)

const idsOf = async (table: string) =>
  (await run<{ id: number }>(`select id::bigint from ${table} order by id`)).rows.map(({ id }) => id)

// What ends with the hour may be stale by now.
beforeAll(() => writeAllDocuments(db))

/** By which statements a page is made. */
async function statementsBy(load: (on: Database) => Promise<unknown>): Promise<string[]> {
  const names: string[] = []
  const one = openDatabase({ url, pool: 1, onAsked: name => names.push(name) })
  await load(one).finally(() => one.destroy())
  return names
}
const statementsOf = (app: number) => statementsBy(on => findDetail(on, app, 'zh-CN'))
const fromDocuments = ['detail from documents']
const fromTables = ['detail from documents', 'detail from tables']
const nameOf = async (app: number) => (await findDetail(webDb, app, 'zh-CN'))?.page.name

test(`a page from documents says what the tables say: apps, ${apps.share}`, async () => {
  expect(await countStale(db)).toBe(0)
  for (const id of (await idsOf('apps')).filter(id => apps.has(`/apps/${id}`)))
    for (const locale of LOCALES)
      expect(await findDetail(webDb, id, locale), `app ${id}`).toEqual(
        await findDetailInTables(webDb, id, locale),
      )
  expect(await statementsOf(1)).toEqual(fromDocuments)
}, 60_000)

/** Runs a test’s changes, and takes them back. */
async function undone(work: (tx: Database) => Promise<void>): Promise<void> {
  const tx = await db.startTransaction().execute()
  await work(tx).finally(() => tx.rollback().execute())
}

// Which apps are related follows from lists that change by the hour: documents are rewritten for it once a day.
const OF_RELATED = ['app_search', 'app_stats', 'category_texts']
// Only ever grows, before a row names what is new; and what has triggers of its own (mark_picture).
const OTHERS = ['permissions', 'pictures']

test('every table that a document is made from marks it', async () => {
  const { rows: marking } = await run<{ name: string }>(
    `select tgrelid::regclass::text as name from pg_trigger
    where tgfoid = 'mark_documents'::regproc group by 1 having count(*) = 3`,
  )
  const marks = marking.map(({ name }) => name)
  for (const kind of KINDS) {
    const { rows } = await run(`explain (format json) ${DOCUMENTS[kind]('1', `'zh-CN'::text`)}`)
    const read = [...JSON.stringify(rows).matchAll(/"Relation Name":"(\w+?)(?:_\d)?"/g)].map(
      ([, name = '']) => name,
    )
    expect(read.length).toBeGreaterThan(1)
    const known = [...marks, ...OTHERS, ...(kind === 'app' ? OF_RELATED : [])]
    expect(read.filter(name => !known.includes(name))).toEqual([])
  }
})

const related = `select unnest(related) from documents where kind = 'app' and id = 1`
const versions = 'select id from versions where app_id = 1'

test.each([
  ['a name', `update app_texts set name = 'Neu' where app_id = 1`],
  ['a version that is withdrawn', `update apps set current_version_id = null where id = 1`],
  ['what is new', `update version_texts set whats_new = 'Neu' where version_id in (${versions})`],
  [
    'an inspection',
    `update inspections set at = now() where sha256 in (select sha256 from packages where version_id in (${versions}))`,
  ],
  ['a screenshot', 'delete from screenshots where app_id = 1 and position = 0'],
  ['a comment', 'update comments set hidden = true where app_id = 1'],
  ['another category', 'delete from app_categories where app_id = 1'],
  ['a notice', `insert into notices (app_id, locale, body, position) values (1, 'zh-CN', 'Neu', 9)`],
  ['a gift', `update gift_cards set title = 'Neu', translations = '{}', remaining = total where app_id = 1`],
  ['the name of its category', `update category_texts set name = 'Neu'`],
  ['a banner on its page', `update brand_banners set url = '/neu', ends_at = null where app_id = 1`],
  ['a banner on every page', `update brand_banners set title = 'Neu', translations = '{}', ends_at = null`],
  ['ads on every page', 'delete from ad_locations'],
  ['the name of its developer', `update developers set name = 'Neu'`],
  ['its downloads', 'update app_stats set downloads = downloads + 1'],
  ['the name of a related app', `update app_texts set name = 'Neu' where app_id in (${related})`],
])('%s: the page shows it before a document is rewritten', (_what, change) =>
  undone(async tx => {
    await run('delete from developer_texts', tx)
    const before = await findDetail(tx, 1, 'zh-CN')
    await run(change, tx)
    const after = await findDetail(tx, 1, 'zh-CN')
    expect(after).not.toEqual(before)
    expect(after).toEqual(await findDetailInTables(tx, 1, 'zh-CN'))
  }),
)

test('an app that is gone is left out of documents that name it', () =>
  undone(async tx => {
    const names = async () =>
      (await findDetail(tx, 1, 'zh-CN'))?.around.related.map(({ app }) => app.id) ?? []
    const [first = 0, ...others] = await names()
    await run(`update apps set status = 'delisted' where id = ${first}`, tx)
    const { rows } = await run(`select from stale_documents where kind = 'app' and id = 1`, tx)
    expect(rows).toEqual([])
    expect((await names()).slice(0, others.length)).toEqual(others)
  }))

test('the home page from its document says what the tables say', async () => {
  for (const locale of LOCALES)
    expect(await findHomePage(webDb, locale)).toEqual(await findHomePageInTables(webDb, locale))
  expect(await statementsBy(on => findHomePage(on, 'zh-CN'))).toEqual(['home page from document'])
})

const onHome = `select unnest(app_ids[1:5]) from app_ranks where list = 'soft' and sort = 'hot'`

test.each([
  ['the name of an app', `update app_texts set name = 'Neu' where app_id in (${onHome})`],
  ['a feature', `update features set title = 'Neu', translations = '{}'`],
  ['a feature that ends', 'update features set ends_at = now()'],
  ['a collection', 'delete from collection_apps'],
  ['the name of a category', `update category_texts set name = 'Neu'`],
  ['the name of a developer', `update developers set name = 'Neu'`],
  ['another order', `update app_ranks set app_ids = app_ids[2:] where list = 'soft'`],
  ['a picture of a game', 'update screenshots set width = 9, height = 16'],
  ['downloads', 'update app_stats set downloads = downloads + 1'],
])('%s: the home page shows it before its document is rewritten', (_what, change) =>
  undone(async tx => {
    await run('delete from developer_texts', tx)
    const before = await findHomePage(tx, 'zh-CN')
    await run(change, tx)
    const after = await findHomePage(tx, 'zh-CN')
    expect(after).not.toEqual(before)
    expect(after).toEqual(await findHomePageInTables(tx, 'zh-CN'))
  }),
)

test.each([
  ['names an app that is gone', `update apps set status = 'delisted' where id in (${onHome})`],
  ['is past its time', `update documents set valid_until = now() where kind = 'home'`],
])('a home document that %s is not read, even without a mark', (_what, change) =>
  undone(async tx => {
    await run(
      `${change}; delete from stale_documents; update documents set page = '{}' where kind = 'home'`,
      tx,
    )
    expect(await findHomePage(tx, 'zh-CN')).toEqual(await findHomePageInTables(tx, 'zh-CN'))
  }),
)

test('a home document is valid until the next thing on the page begins or ends', () =>
  undone(async tx => {
    await run(
      `update features set ends_at = now() + interval '2 hours', starts_at = now() + interval '1 hour'`,
      tx,
    )
    await writeDocuments(tx, 'home', [0], LOCALES)
    const { rows } = await run<{ minutes: number }>(
      `select extract(epoch from valid_until - now())::integer / 60 as minutes from documents where kind = 'home'`,
      tx,
    )
    expect(rows.map(({ minutes }) => minutes)).toEqual(LOCALES.map(() => 60))
  }))

test('rewriting an app marks the home page if that shows it', () =>
  undone(async tx => {
    const isMarked = async () =>
      (await run(`select from stale_documents where kind = 'home'`, tx)).rows.length > 0
    const { rows } = await run<{ on: number; off: number }>(
      `select related[1] as on, (select id from apps where id <> all(related) limit 1) as off from documents where kind = 'home'`,
      tx,
    )
    await writeDocuments(tx, 'app', [rows[0]?.off ?? 0], LOCALES)
    expect(await isMarked()).toBe(false)
    await writeDocuments(tx, 'app', [rows[0]?.on ?? 0], LOCALES)
    expect(await isMarked()).toBe(true)
  }))

test('a change that is not committed when its document is written stays marked', async () => {
  const other = openDatabase({ url, pool: 1 })
  onTestFinished(() => other.destroy())
  const tx = await other.startTransaction().execute()
  await run(`update app_texts set name = name || '!' where app_id = 2`, tx)
  await run('delete from stale_documents')
  await writeDocuments(db, 'app', [2], LOCALES)
  const before = await nameOf(2)
  await tx.commit().execute()
  expect(await nameOf(2)).toBe(`${before}!`)
  expect(await statementsOf(2)).toEqual(fromTables)
  await writeDocuments(db, 'app', [2], LOCALES)
  expect(await nameOf(2)).toBe(`${before}!`)
  expect(await statementsOf(2)).toEqual(fromDocuments)
})

test.each([
  ['another file', `jsonb_set(page::jsonb, '{versions,0,package,sha256}', '"${'0'.repeat(64)}"')`],
  ['another signer', `jsonb_set(page::jsonb, '{versions,0,package,signer}', '"${'0'.repeat(64)}"')`],
  ['another path', `jsonb_set(page::jsonb, '{versions,0,package,path}', '"x/1/universal.apk"')`],
  ['another version', `jsonb_set(page::jsonb, '{versions,0,id}', '1')`],
])('a document that offers %s is not believed', (_what, page) =>
  undone(async tx => {
    const before = await findDetail(tx, 1, 'zh-CN')
    await run(`update documents set page = ${page} where kind = 'app' and id = 1`, tx)
    expect(await findDetail(tx, 1, 'zh-CN')).toEqual(before)
    expect((await checkRows(tx)).map(({ where }) => where)).toContain('app 1 in zh-CN')
  }),
)

test('a document of another release is not read', () =>
  undone(async tx => {
    const before = await findDetail(tx, 1, 'zh-CN')
    await run(`update documents set made_by = 'other', page = '{}' where kind = 'app'`, tx)
    expect(await findDetail(tx, 1, 'zh-CN')).toEqual(before)
  }))

test('a process with another order of languages does not read them', async () => {
  const names: string[] = []
  const one = openDatabase({ url, pool: 1, locales: ['en'], onAsked: name => names.push(name) })
  onTestFinished(() => one.destroy())
  await findDetail(one, 1, 'zh-CN')
  expect(names).toEqual(fromTables)
})

test('the worker has documents written, and can’t say what is in them', async () => {
  const worker = openDatabase({ url: workerUrl, pool: 1 })
  onTestFinished(() => worker.destroy())
  await expect(run(`update documents set page = '{}'`, worker)).rejects.toThrow('permission denied')
  await expect(run(`delete from stale_documents`, worker)).rejects.toThrow('permission denied')
  await expect(run(`select write_documents('app', '{1}', '{zh-CN}')`, webDb)).rejects.toThrow(
    'permission denied',
  )
  expect(await writeDocuments(worker, 'app', [1], LOCALES)).toBe(true)
})

test('the worker writes what is missing and what is stale, and deletes what has no owner', async () => {
  await run('delete from documents; delete from stale_documents')
  const worker = openDatabase({ url: workerUrl, pool: 1 })
  const complete = Promise.withResolvers<number>()
  const keeping = keepDocuments({
    db: worker,
    warn: complete.reject,
    onWritten: () => {},
    onComplete: complete.resolve,
  })
  onTestFinished(async () => {
    await keeping.stop()
    await worker.destroy()
  })
  const [apps, categories] = [await idsOf('apps'), await idsOf('categories')]
  // The store’s own; the home page’s is marked by those of categories, and not missing any more.
  expect(await complete.promise).toBe(apps.length + categories.length + 1)
  expect(await statementsOf(1)).toEqual(fromDocuments)
  await run(`insert into documents (kind, id, locale, made_by, page) values ('app', 9999, 'zh-CN', '', '{}')`)
  await markAllDocuments(db)
  await vi.waitFor(async () => expect(await countStale(db)).toBe(0), { timeout: 30_000, interval: 200 })
  expect((await run('select from documents where id = 9999')).rows).toEqual([])
}, 60_000)
