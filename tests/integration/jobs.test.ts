import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { searchIndex } from '../../catalogue/commands/queue-search-index.ts'
import { runJobs } from '../../catalogue/worker/jobs/run-jobs.ts'
import { openDatabase } from '../../data/db/database.ts'
import { freeStuck } from '../../data/db/queries/jobs/free-stuck.ts'
import { giver } from './commands/giving.ts'
import { suiteDatabase } from './suite.ts'

const suite = suiteDatabase('jobs')
const db = openDatabase({ url: suite.workerUrl, pool: 3, statementTimeoutMs: 60_000 })
afterAll(() => db.destroy())
const give = giver(suite.db)

const rows = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(suite.db)).rows
const jobs = () =>
  rows(sql<{ task: string; payload: unknown }>`
    select t.identifier as task, payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id`)
const found = async (word: string) =>
  (
    await rows(
      sql<{
        id: number
      }>`select app_id as id from app_search where tokens::text like ${`%${word}%`} order by 1`,
    )
  ).map(({ id }) => id)

async function developerOf(apps: number): Promise<{ id: number; apps: number[] }> {
  const [developer] = await rows(
    sql<{
      id: number
    }>`select developer_id as id from apps where developer_id is not null group by 1 order by count(*) desc limit 1`,
  )
  for (let n = 0; n < apps; n += 1)
    await give('app.add', {
      packageName: `org.example.many${n}`,
      resourceType: 0,
      iconKey: 'icon',
      developerId: developer?.id,
      texts: { en: { name: `Many ${n}` } },
    })
  const own = await rows(
    sql<{
      id: number
    }>`select id from apps where developer_id = ${developer?.id} and status = 'live' order by 1`,
  )
  return { id: developer?.id ?? 0, apps: own.map(({ id }) => id) }
}

test('a rename that touches few apps is found at once, one that touches many is left to a job, in batches', async () => {
  const { id, apps } = await developerOf(5)
  await give('developer.put', { id, name: 'Quixotic' })
  expect(await found('quixot')).toEqual(apps)
  expect(await jobs()).toEqual([])

  await give('developer.put', { id, name: 'Zanzibar' }, { searchAtOnce: 3 })
  expect(await found('zanzibar')).toEqual([])
  const work = { developers: [id], categories: [], after: 0 }
  expect(await jobs()).toEqual([{ task: 'search-index', payload: work }])

  const outbox = () => rows(sql<{ tags: string[] }>`select tags from outbox where change_id is null`)
  await searchIndex(db, work, 2)
  expect(await found('zanzibar')).toEqual(apps.slice(0, 2))
  expect((await jobs()).map(({ payload }) => payload)).toContainEqual({ ...work, after: apps[1] })
  expect(await outbox()).toEqual([])

  const running = runJobs({ databaseUrl: suite.workerUrl, db, warn: () => undefined })
  await expect.poll(() => found('zanzibar'), { timeout: 10_000 }).toEqual(apps)
  await expect.poll(jobs, { timeout: 10_000 }).toEqual([])
  expect(await outbox()).toContainEqual({ tags: ['search'] })
  await running.stop()
}, 40_000)

test('a process with scheduled jobs stops as soon as it has nothing to do', async () => {
  const schedule = { tasks: { nightly: async () => undefined }, times: '17 19 * * * nightly' }
  const running = runJobs({ databaseUrl: suite.workerUrl, db, warn: () => undefined, more: schedule })
  const known = sql`select from graphile_worker._private_known_crontabs where identifier = 'nightly'`
  await expect.poll(async () => (await known.execute(suite.db)).rows.length, { timeout: 10_000 }).toBe(1)
  // It gives up after five seconds, and would end all the same.
  const stopped = running.stop().then(() => 'stopped')
  expect(await Promise.race([stopped, pause(4000, 'gave up', { ref: false })])).toBe('stopped')
}, 30_000)

test('a job in the hands of a process that died is done by another', async () => {
  const developer = await developerOf(0)
  await give('developer.put', { id: developer.id, name: 'Yggdrasil' }, { searchAtOnce: 0 })
  await sql`update graphile_worker._private_jobs set locked_at = now() - interval '6 minutes', locked_by = 'nobody', attempts = 1`.execute(
    suite.db,
  )

  await freeStuck(db)
  const running = runJobs({ databaseUrl: suite.workerUrl, db, warn: () => undefined })
  await expect.poll(() => found('yggdrasil'), { timeout: 10_000 }).toEqual(developer.apps)
  await running.stop()
}, 30_000)
