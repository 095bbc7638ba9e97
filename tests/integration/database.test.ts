import { sql } from 'kysely'
import { describe, expect, inject, test } from 'vitest'
import { openDatabase, openPool } from '../../data/db/database.ts'
import { migrate, pendingMigrations } from '../../data/db/migrate.ts'
import { findReplies } from '../../data/db/queries/comments.ts'
import { commentId } from '../../rules/reports/comment-id.ts'
import { readConfig } from '../../server/config.ts'
import { startWeb } from '../../server/start.ts'
import { createPageSet } from '../../web/page-set.server.ts'
import { talkative } from '../support/fixture.ts'
import { within } from '../support/within.ts'
import { appOver, assets, suiteDatabase } from './suite.ts'

const { db, url, webUrl, mediaDir } = suiteDatabase('database')

describe('migrations', () => {
  test('nothing is pending after they ran, and a second run changes nothing', async () => {
    expect(await pendingMigrations(db)).toEqual([])
    expect(await migrate(db)).toEqual([])
  })

  test('the web process refuses to start while one is pending', async () => {
    await sql`delete from kysely_migration where name = '0041_baseline'`.execute(db)
    const config = readConfig({
      DATABASE_URL: webUrl,
      NATS_URL: inject('nats').web,
      MEDIA_DIR: mediaDir,
      IMAGE_CACHE_DIR: mediaDir,
      PORT: '0',
      LOG_LEVEL: 'silent',
    })
    const pages = (parts: Parameters<Parameters<typeof startWeb>[0]['pages']>[0]) => [
      createPageSet({ ...parts, assets, csp: '' }),
    ]
    await expect(startWeb({ config, pages })).rejects.toThrow('0041_baseline')
  })
})

describe('pools', () => {
  test('a statement with parameters that is asked of the pool itself gets its answer', async () => {
    const pool = openPool({ url, pool: 1 })
    try {
      const { rows } = await pool.query('select $1::integer as n', [7])
      expect(rows).toEqual([{ n: 7 }])
    } finally {
      await pool.end()
    }
  }, 10_000)
})

describe('replies', () => {
  const numbersFrom = async (offset: number) =>
    (await findReplies(db, talkative, offset))?.replies.map(reply => reply.number)

  test('[COM-3] a range starts at its offset and holds ten numbers', async () => {
    expect(await numbersFrom(3)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(await numbersFrom(23)).toEqual([23, 24])
    expect(await numbersFrom(25)).toEqual([])
  })

  test('a hidden reply is left out and its number stays empty', async () => {
    expect(await numbersFrom(0)).toEqual([0, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  test('only one partition is read', async () => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select * from replies where app_id = 1 and comment_id = ${sql.lit(talkative)} and number >= 3 and number < 13
    `.execute(db)
    const plan = rows.map(row => row['QUERY PLAN']).join('\n')
    expect(plan.match(/Index Scan using replies_\d+_pkey/g)).toHaveLength(1)
  })

  test('a comment must carry the id of its app', async () => {
    const wrong =
      sql`insert into comments (app_id, id, author, body) values (1, ${commentId(2, 9)}, 'x', 'x')`.execute(
        db,
      )
    await expect(wrong).rejects.toThrow(/check constraint/)
  })
})

describe('without a database', () => {
  test('a connection that breaks while checked out, between two queries, ends nothing but itself', async () => {
    const lost: Error[] = []
    const own = openDatabase({ url, pool: 1, onLost: error => lost.push(error) })
    await own.connection().execute(async held => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(held)
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db)
      await expect.poll(() => lost.length).toBeGreaterThan(0)
    })
    expect((await sql`select 1`.execute(own)).rows).toHaveLength(1)
    await own.destroy()
  })

  test('a page answers 503 in words, soon, and says nothing of the reason', async () => {
    const nowhere = 'postgres://nobody@127.0.0.1:1/none'
    const away = openDatabase({ url: nowhere, pool: 1 })
    const app = await appOver(away, { databaseUrl: nowhere, mediaDir })
    const started = Date.now()
    const answer = await app.inject('/apps/1')
    expect(answer.statusCode).toBe(503)
    expect(answer.body).toContain('页面暂时打不开')
    expect(answer.body).not.toMatch(/ECONN|postgres|127\.0\.0\.1/)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(Date.now() - started).toBeLessThan(within(3000))
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    expect((await app.inject('/healthz/ready')).statusCode).toBe(503)
    await app.close()
    await away.destroy()
  })
})
