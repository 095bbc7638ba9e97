import { hash } from 'node:crypto'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeRepository } from '../../../catalogue/repositories/import/take-repository.ts'
import { type ImportSchedule, startImports } from '../../../catalogue/worker/imports/schedule.ts'
import { type Database, openDatabase } from '../../../data/db/database.ts'
import { nextDue } from '../../../data/db/queries/repositories/due.ts'
import { repositoryStates } from '../../../data/db/queries/repositories/repositories.ts'
import { folderStore } from '../../../data/files/folder-store.ts'
import { ann } from '../../support/packages/small-packages.ts'
import { query } from '../../support/query.ts'
import { appOf, makeRepository } from '../../support/repositories/make-repository.ts'
import { type ServedRepository, serveRepository } from '../../support/repositories/serve-repository.ts'
import { suiteDatabase } from '../suite.ts'

const suite = suiteDatabase('import_schedule')
const pinned = hash('sha256', ann.certificate)
const HOUR = 3600
let served: ServedRepository
let staff: Database
let states = 0

/** Something new at each call. */
function saysNew(): void {
  states += 1
  const names = Array.from({ length: states }, (_, i) => `org.example.due${i}`)
  const packages = Object.fromEntries(names.map(name => [name, appOf(name, states)]))
  served.serve(makeRepository({ timestamp: Date.now() - HOUR * 1000 + states * 1000, packages }))
}

beforeAll(async () => {
  served = await serveRepository()
  staff = openDatabase({ url: suite.workerUrl, pool: 3, statementTimeoutMs: 60_000 })
  const parts = {
    db: staff,
    files: folderStore(suite.mediaDir),
    scanner: undefined,
    mediaDir: suite.mediaDir,
  }
  saysNew()
  // Its key was compared.
  const shell = openDatabase({ url: suite.staffUrl, pool: 3, statementTimeoutMs: 60_000 })
  await takeRepository({ ...parts, db: shell }, { address: served.address, pinned })
  await shell.destroy()
})
afterAll(async () => {
  await staff.destroy()
  await served.close()
})

const rows = async (text: string) => (await query(suite.url, text)).rows
const is = (columns: string) => query(suite.url, `update repositories set ${columns}`)
/** Whether it is imported, so long after its last run. */
const isDue = async (seconds: number, everyHours = 6) => {
  await is(`ran_at = now() - interval '${seconds} seconds'`)
  return (await nextDue(staff, everyHours)) !== undefined
}

/** What came of the next run of whatever is due. */
async function nextRun(more: Partial<ImportSchedule> = {}): Promise<{ said?: string; fault?: string }> {
  const ended = Promise.withResolvers<{ said?: string; fault?: string }>()
  const imports = startImports({
    db: staff,
    everyHours: 6,
    mostMs: 120_000,
    mostBytes: 2 ** 30,
    lookMs: 50,
    env: {
      ...process.env,
      DATABASE_URL: suite.workerUrl,
      NATS_URL: 'nats://127.0.0.1:1',
      MEDIA_DIR: suite.mediaDir,
    },
    onRun: (_, run) => ended.resolve(run),
    warn: ended.reject,
    ...more,
  })
  try {
    return await ended.promise
  } finally {
    await imports.stop()
  }
}

async function nextOutcome(): Promise<unknown> {
  const { said, fault } = await nextRun()
  expect(fault).toBe(undefined)
  return JSON.parse(said ?? '')
}

const lastRun = async () =>
  (await rows('select outcome, reason, ended_at from import_runs order by id desc limit 1'))[0]

test('a repository is due when its time is over, give or take a tenth', async () => {
  expect(await isDue(5.3 * HOUR)).toBe(false)
  expect(await isDue(6.7 * HOUR)).toBe(true)
  expect(await isDue(6.7 * HOUR, 0)).toBe(false)
  await is(`settings = '{"everyHours": 1}'`)
  expect(await isDue(1.2 * HOUR)).toBe(true)
  await is(`settings = '{"everyHours": 0}'`)
  expect(await isDue(100 * HOUR)).toBe(false)
  await is(`settings = '{}'`)
})

test('after failures it is tried again soon, then later and later, and never less often than always', async () => {
  await is('failures = 1')
  expect(await isDue(500)).toBe(false)
  expect(await isDue(700)).toBe(true)
  await is('failures = 3')
  expect(await isDue(700)).toBe(false)
  expect(await isDue(2700)).toBe(true)
  await is('failures = 100')
  expect(await isDue(5.3 * HOUR)).toBe(false)
  expect(await isDue(6.7 * HOUR)).toBe(true)
  await is('failures = 0')
})

test('what is due is imported by a process of its own, once', { timeout: 60_000 }, async () => {
  saysNew()
  await isDue(7 * HOUR)
  // As strict as the worker's unit.
  const usual = process.umask(0o027)
  try {
    expect(await nextOutcome()).toMatchObject({ outcome: 'index', added: 1 })
  } finally {
    process.umask(usual)
  }
  const [app] = await rows(`select icon_key as icon from apps where package_name = 'org.example.due1'`)
  // Another source shows it.
  expect(statSync(join(suite.mediaDir, 'drawn', `${app?.icon}.svg`)).mode & 0o004).toBe(0o004)
  expect(await lastRun()).toMatchObject({ outcome: 'index', ended_at: expect.any(Date) })
  expect(await nextDue(staff, 6)).toBeUndefined()
  const [state] = await repositoryStates(staff)
  expect(state).toMatchObject({ address: served.address, failures: 0, isStale: false })
  expect(state?.succeededAt).toBeGreaterThan(Date.now() / 1000 - 60)
})

test('one that takes too long is ended, and that is written down and counted', {
  timeout: 60_000,
}, async () => {
  saysNew()
  await isDue(7 * HOUR)
  served.serve(new Map(), { '/entry.jar': () => undefined })
  const asked = async () => served.asked.length > 0
  // Long enough to begin: how long that takes is the machine's matter.
  const run = nextRun({ mostMs: 15_000 })
  await expect.poll(asked, { timeout: 15_000 }).toBe(true)
  expect(await run).toEqual({ fault: 'it took longer than 15 seconds' })
  expect(await lastRun()).toMatchObject({ outcome: 'failed', ended_at: expect.any(Date) })
  expect(await repositoryStates(staff)).toMatchObject([{ failures: 1 }])
})

test('one that takes too much memory is ended', { timeout: 60_000 }, async () => {
  await isDue(7 * HOUR)
  const { fault } = await nextRun({ mostBytes: 30 * 2 ** 20 })
  expect(fault).toBe('it took more than 30 MB of memory')
})

test('an unavailable repository counts as a failure, with its reason', { timeout: 60_000 }, async () => {
  await isDue(7 * HOUR)
  served.serve(new Map())
  const before = (await repositoryStates(staff))[0]?.failures ?? 0
  expect(await nextOutcome()).toMatchObject({
    outcome: 'unreached',
    reason: 'not-found',
  })
  expect(await lastRun()).toMatchObject({ outcome: 'unreached', reason: 'not-found' })
  expect(await repositoryStates(staff)).toMatchObject([{ failures: before + 1 }])
})

test('one that has nothing new for longer than it says is stale, and no failure', {
  timeout: 60_000,
}, async () => {
  await isDue(7 * HOUR)
  const timestamp = Date.now() + HOUR * 1000 - 30 * 86_400_000
  await is(`held_timestamp = ${timestamp - 1000}`)
  served.serve(makeRepository({ timestamp, packages: {} }))
  expect(await nextOutcome()).toMatchObject({ outcome: 'stale' })
  expect(await repositoryStates(staff)).toMatchObject([{ failures: 0, isStale: true }])
})
