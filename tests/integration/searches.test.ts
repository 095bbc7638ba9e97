import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { writeSearchedWords } from '../../analytics/searches/write-searched-words.ts'
import { insertLines } from '../../analytics/store/insert-lines.ts'
import { openStore } from '../../data/clickhouse/open-store.ts'
import type { Store } from '../../data/clickhouse/store.ts'
import { openDatabase } from '../../data/db/database.ts'
import { findHotWords, findRelatedWords } from '../../data/db/queries/searched-words.ts'
import { eventLine } from '../../data/log/event-line.ts'
import { indexAll } from '../../data/search/write-index.ts'
import { aBatch, anEvent } from '../support/batches.ts'
import { putRow } from '../support/put-rows.ts'
import { tempDir } from '../support/temp-store.ts'
import { suiteDatabase } from './suite.ts'

const DAY = 86_400_000
const { db, analyticsUrl } = suiteDatabase('searches')
const dir = tempDir()
const settings = { min: 20, refused: ['赌'] }
let store: Store

/** As many networks each search for these words, so many days ago, each in one visit. */
async function search(networks: number, daysAgo: number, ...words: string[]): Promise<void> {
  const at = Date.now() - daysAgo * DAY
  const lines = Array.from({ length: networks }, (_, n) =>
    eventLine(
      at,
      `network ${n} of day ${daysAgo}`,
      aBatch(
        words.map(keyword =>
          anEvent({ at, record: { type: 'show', action: 'show', page: 'search', keyword } }),
        ),
      ),
    ),
  )
  await insertLines(store, Buffer.concat(lines))
}

/** As the process that writes them, with no more rights than it has. */
async function write(): Promise<string[]> {
  const own = openDatabase({ url: analyticsUrl, pool: 1 })
  await writeSearchedWords(store, own, settings).finally(() => own.destroy())
  return findHotWords(db, 'zh-CN')
}

beforeAll(async () => {
  store = await openStore({ dir: join(dir, 'clickhouse') })
  await putRow(db, 'app_texts', { app_id: 1, locale: 'de', name: 'Moss Diary', summary: 'a diary' })
  await indexAll(db)
})
beforeEach(async () => {
  await store.run('truncate table events')
  await sql`delete from searched_words`.execute(db)
})
afterAll(async () => {
  await store.close()
  rmSync(dir, { recursive: true, force: true })
})

test('what enough networks searched for on several days is shown, the most first', async () => {
  await search(13, 1, '手帐')
  await search(13, 2, '手帐')
  await search(12, 2, 'Moss')
  await search(14, 3, ' moss ')
  expect(await write()).toEqual(['手帐', 'moss'])
  await search(20, 1, 'moss')
  expect(await write()).toEqual(['moss', '手帐'])
})

test('one network is one however often it asks, and one day however many ask is none', async () => {
  for (const day of [0, 1, 2]) await search(1, day, ...Array<string>(30).fill('手帐'))
  await search(60, 1, 'moss')
  expect(await write()).toEqual([])
  // The flood's day counts no more than the other one.
  await search(3, 2, 'moss')
  await write()
  expect((await sql`select word, searches from searched_words`.execute(db)).rows).toEqual([
    { word: 'moss', searches: 6 },
  ])
})

test('nothing is shown that the store has no app for, that names a person, or that is refused', async () => {
  await putRow(db, 'app_texts', { app_id: 1, locale: 'fr', name: '赌城 13800138000' })
  await indexAll(db)
  for (const day of [1, 2]) await search(30, day, '加我微信', '赌城', '13800138000', '手帐')
  expect(await write()).toEqual(['手帐'])
})

test('searches without a match are recorded for the operator', async () => {
  const missed = async () =>
    (await sql`select word, searches from missed_words order by searches desc`.execute(db)).rows
  for (const day of [1, 2]) await search(30, day, '潜水艇', '手帐', '13800138000')
  await write()
  expect(await missed()).toEqual([{ word: '潜水艇', searches: 60 }])
  await store.run('truncate table events')
  await write()
  expect(await missed()).toEqual([])
})

test('what the same visits searched for is related, where enough did', async () => {
  for (const day of [1, 2]) {
    await search(12, day, '手帐', 'moss')
    await search(2, day, '手帐', '苔藓')
  }
  await search(20, 3, '苔藓')
  await write()
  expect(await findRelatedWords(db, '手帐')).toEqual(['moss'])
  expect(await findRelatedWords(db, '苔藓')).toEqual([])
})

test('what the demo invented stays until there is something real, and what is old goes', async () => {
  await sql`insert into searched_words (word, searches, invented) values ('日记', 90, true)`.execute(db)
  expect(await write()).toEqual(['日记'])
  for (const day of [1, 2]) await search(15, day, '手帐')
  expect(await write()).toEqual(['手帐'])
  await store.run('truncate table events')
  expect(await write()).toEqual([])
})
