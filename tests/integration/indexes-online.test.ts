import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '../../data/db/migrate.ts'
import { suiteDatabase } from './suite.ts'

const { db } = suiteDatabase('indexes_online')

const isGood = async () =>
  (
    await sql<{ good: boolean }>`
      select indisvalid as good from pg_index where indexrelid = to_regclass('packages_by_sha256')`.execute(
      db,
    )
  ).rows[0]?.good

test('an index that is missing is made, by one of several that start, and one that is there is left alone', async () => {
  expect(await isGood()).toBe(true)
  await migrate(db)
  await sql`drop index packages_by_sha256`.execute(db)
  await Promise.all([migrate(db), migrate(db)])
  expect(await isGood()).toBe(true)
})

test('one that was broken off is built again', async () => {
  const held = await db.startTransaction().execute()
  await sql`drop index packages_by_sha256`.execute(db)
  await sql`lock table packages in row exclusive mode`.execute(held)
  // It waits for writers there, and is ended meanwhile.
  await expect(
    db.connection().execute(async one => {
      await sql`set statement_timeout = 300`.execute(one)
      await sql`create index concurrently packages_by_sha256 on packages using hash (sha256)`.execute(one)
    }),
  ).rejects.toThrow(/timeout/)
  expect(await isGood()).toBe(false)
  await held.rollback().execute()
  await migrate(db)
  expect(await isGood()).toBe(true)
})
