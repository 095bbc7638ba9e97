import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { childrenOf, pidIn } from '../../ops/process.ts'
import { purge } from '../support/purge.ts'
import { query, withClient } from '../support/query.ts'
import { NO_LIMITS, type TempStore, tempStore } from '../support/temp-store.ts'
import { within } from '../support/within.ts'

/** Asked for a fixture's app: one that the edge has, and one that it has not. */
const [KEPT, COLD] = ['/apps/1', '/apps/2']

/** On a busy machine; one attempt to make a page takes two seconds. */
const AT_ONCE_MS = 1000

let temp: TempStore
beforeAll(async () => {
  temp = await tempStore({ limits: { ...NO_LIMITS, graceSeconds: 1 } })
  const { store } = temp
  await temp.fill('fixture')
  await store.web.start()
  await store.edge.start()
}, 60_000)
afterAll(() => temp?.remove())

/** A page past its time by more than the second in which visitors get it. */
async function expire(): Promise<void> {
  expect((await timed(KEPT)).status).toBe(200)
  await purge(temp.settings, 'app-1', 'soft')
  await wait(1500)
}

async function timed(path: string): Promise<{ status: number; ms: number }> {
  const started = performance.now()
  const { status } = await fetch(temp.at.edge + path, { signal: AbortSignal.timeout(20_000) })
  return { status, ms: Math.round(performance.now() - started) }
}

/** Visitors who come one after the other and don't wait for each other. */
function visitors(path: string, count: number, everyMs: number) {
  return Promise.all(Array.from({ length: count }, (_, i) => wait(i * everyMs).then(() => timed(path))))
}

/** Until the edge says at once, of a page that it has not, that it can't be made. */
async function noticed(): Promise<void> {
  let page = 1000
  const soon = async () => {
    page += 1
    const { status, ms } = await timed(`/apps/${page}`)
    return status === 503 && ms < AT_ONCE_MS
  }
  await expect.poll(soon, { timeout: within(6000) }).toBe(true)
}

const worst = (answers: { ms: number }[]) => Math.max(...answers.map(({ ms }) => ms))
const statuses = (answers: { status: number }[]) => [...new Set(answers.map(({ status }) => status))]

/** The processes that hang: all of PostgreSQL's, or the web process. */
function processes(part: 'postgres' | 'web'): number[] {
  const { runDir } = temp.settings
  if (part === 'web') return [pidIn(join(runDir, 'web/web.pid')) ?? 0]
  const main = Number.parseInt(readFileSync(join(runDir, 'postgres/data/postmaster.pid'), 'utf8'), 10)
  return [main, ...childrenOf(main)]
}

async function hanging(part: 'postgres' | 'web', look: () => Promise<void>): Promise<void> {
  const stopped = processes(part)
  for (const pid of stopped) process.kill(pid, 'SIGSTOP')
  try {
    await look()
  } finally {
    for (const pid of stopped) process.kill(pid, 'SIGCONT')
  }
}

describe.each(['postgres', 'web'] as const)('%s hangs', part => {
  test('visitors of a page past its time are let go together, and once it is noticed at once; cold pages say so in words', async () => {
    await expire()
    await hanging(part, async () => {
      // Before it is noticed: they wait for one attempt, and no visitor for another's.
      const early = await visitors(KEPT, 20, 50)
      expect(statuses(early)).toEqual([200])
      expect(worst(early)).toBeLessThan(within(6000))
      await noticed()
      const late = await visitors(KEPT, 40, 20)
      expect(statuses(late)).toEqual([200])
      expect(worst(late)).toBeLessThan(AT_ONCE_MS)
      const cold = await visitors(COLD, 20, 20)
      expect(statuses(cold)).toEqual([503])
      expect(worst(cold)).toBeLessThan(within(2500))
    })
    await expect.poll(async () => (await timed(COLD)).status, { timeout: 10_000 }).toBe(200)
    await purge(temp.settings, 'app-2', 'hard')
  }, 60_000)
})

test('a lock on a table that pages need is noticed like an unavailable database', async () => {
  await expire()
  await withClient(temp.at.database, async client => {
    // Until the connection ends.
    await client.query('begin; lock table apps in access exclusive mode')
    await noticed()
    const kept = await visitors(KEPT, 20, 20)
    expect([statuses(kept), worst(kept) < AT_ONCE_MS]).toEqual([[200], true])
    const { status, ms } = await timed('/apps/1/comments')
    expect(status).toBe(503)
    expect(ms).toBeLessThan(within(2500))
  })
  await expect.poll(async () => (await timed('/apps/1/comments')).status, { timeout: 10_000 }).toBe(200)
}, 60_000)

test('where one page alone can’t be rendered, which stays unnoticed, its visitors wait for one attempt and not for each other’s', async () => {
  await expire()
  const locked = query(
    temp.at.database,
    'begin; lock table comments in access exclusive mode; select pg_sleep(7)',
  )
  await wait(500)
  const kept = await visitors(KEPT, 20, 50)
  expect(statuses(kept)).toEqual([200])
  expect(worst(kept)).toBeLessThan(within(4000))
  await locked
}, 60_000)
