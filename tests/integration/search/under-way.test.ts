import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../../data/db/database.ts'
import { appOver, suiteDatabase } from '../suite.ts'

const POOL = 4
const { url, webUrl, mediaDir } = suiteDatabase('under_way')
const db = openDatabase({ url: webUrl, pool: POOL })
const other = new pg.Client({ connectionString: url })
let app: FastifyInstance
beforeAll(async () => {
  await other.connect()
  app = await appOver(db, { databaseUrl: webUrl, mediaDir, more: { DATABASE_POOL: String(POOL) } })
})
afterAll(async () => {
  await app.close()
  await db.destroy()
  await other.end()
})

test('[SEC-2] many searches that take long leave half of the places to other pages', async () => {
  expect((await app.inject('/top')).statusCode).toBe(200)
  await other.query('begin')
  await other.query('lock table app_search in access exclusive mode')
  const searches = Array.from({ length: 12 }, (_, n) => app.inject(`/search?q=${n}`))
  await expect.poll(waitingFor).toBeGreaterThan(0)
  const pages = await Promise.all(Array.from({ length: 6 }, () => app.inject('/top')))
  expect(pages.map(({ statusCode }) => statusCode)).toEqual(pages.map(() => 200))
  expect(await waitingFor()).toBe(POOL / 2)
  await other.query('rollback')
  // Those that waited for too long were rejected; none was lost.
  for (const { statusCode } of await Promise.all(searches)) expect([200, 503]).toContain(statusCode)
  expect((await app.inject('/search?q=1')).statusCode).toBe(200)
})

/** Searches that PostgreSQL has begun. */
async function waitingFor(): Promise<number> {
  const { rows } = await other.query(
    "select count(*)::integer as n from pg_locks where relation = 'app_search'::regclass and not granted",
  )
  return rows[0].n
}
