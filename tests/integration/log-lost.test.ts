import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root, settingsEnvironment } from '../../ops/settings.ts'
import { aBatch, anEvent } from '../support/batches.ts'
import { putRow } from '../support/put-rows.ts'
import { storedEvents } from '../support/stored-events.ts'
import { type TempStore, tempStore } from '../support/temp-store.ts'
import { within } from '../support/within.ts'

let temp: TempStore
let env: NodeJS.ProcessEnv
beforeAll(async () => {
  temp = await tempStore()
  const { store, settings } = temp
  env = { ...process.env, ...settingsEnvironment(settings) }
  await temp.fill('fixture')
  await Promise.all([store.web.start(), store.edge.start(), store.analytics.start()])
}, 60_000)
afterAll(() => temp?.remove())

const batch = aBatch([])
const taken: string[] = []

/** One event more of the same visit. */
async function collect(): Promise<number> {
  const event = anEvent()
  const body = JSON.stringify({ ...batch, sent: Date.now(), events: [event] })
  const headers = { 'content-type': 'text/plain', origin: temp.at.edge }
  const { status } = await fetch(`${temp.at.edge}/collect`, { method: 'POST', headers, body })
  if (status === 200) taken.push(event.id)
  return status
}

const stored = async () =>
  (await storedEvents(temp.at.analytics, batch.session.id)).map(({ id }) => id).sort()

async function loseLog(): Promise<void> {
  await temp.store.nats.stop()
  rmSync(join(temp.settings.runDir, 'nats/store'), { recursive: true })
}

const purge = (...args: string[]) =>
  spawnSync(process.execPath, ['bin/purge.ts', ...args], { cwd: root, env, encoding: 'utf8' })
const cacheOf = async (path: string) => (await fetch(temp.at.edge + path)).headers.get('x-cache')

/** What web keeps in its memory of an app. */
async function inMemory(): Promise<unknown> {
  const body = 'appType=0&appId=1&pageType=0'
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await fetch(`${temp.at.edge}/wdjweb/api/getDownloadConfig`, {
    method: 'POST',
    headers,
    body,
  })
  return answer.json()
}

test('[TRK-1] events are counted once, and purges reach edge and memory, when the log comes back without its disk', async () => {
  await expect.poll(collect, { timeout: 10_000 }).toBe(200)
  for (let n = 0; n < 5; n++) expect(await collect()).toBe(200)
  await expect.poll(stored, { timeout: 15_000 }).toEqual([...taken].sort())
  const before = await inMemory()

  await loseLog()
  await temp.store.nats.start()
  await expect.poll(collect, { timeout: within(5000) }).toBe(200)
  for (let n = 0; n < 5; n++) expect(await collect()).toBe(200)
  await expect.poll(stored, { timeout: 10_000 }).toEqual([...taken].sort())

  await cacheOf('/apps/1')
  expect(await cacheOf('/apps/1')).toBe('hit')
  expect(await inMemory()).toEqual(before)
  await putRow(temp.at.database, 'download_configs', { app_id: 1, ch: 'other' })
  expect(purge('--hard', 'app-1')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('is published'),
  })
  await expect.poll(() => cacheOf('/apps/1'), { timeout: within(5000) }).toBe('miss')
  await expect.poll(inMemory, { timeout: within(5000) }).not.toEqual(before)
}, 90_000)

test('a purge without a consumer says so and fails', async () => {
  await temp.store.web.stop()
  await loseLog()
  await temp.store.nats.start()
  const started = performance.now()
  const unheard = purge('--hard', 'app-1')
  expect(unheard).toMatchObject({ status: 1, stdout: '' })
  expect(unheard.stderr).toMatch(/nothing is purged \(No purge consumer/)
  expect(performance.now() - started).toBeLessThan(within(10_000))
}, 60_000)

test('a web process that began without the log says so, not at every try, and takes events once it is there', async () => {
  await temp.store.nats.stop()
  const logFile = join(temp.settings.runDir, 'web/web.log')
  rmSync(logFile)
  await temp.store.web.start()
  await expect.poll(collect).toBe(503)
  const said = () => readFileSync(logFile, 'utf8').match(/not ready yet|not received or delivered yet/g) ?? []
  await expect.poll(() => said().length).toBe(2)
  await new Promise(done => setTimeout(done, 2000))
  expect(said()).toHaveLength(2)

  await temp.store.nats.start()
  await expect.poll(collect, { timeout: within(5000) }).toBe(200)
  await cacheOf('/apps/1')
  expect(await cacheOf('/apps/1')).toBe('hit')
  expect(purge('--hard', 'app-1').status).toBe(0)
  await expect.poll(() => cacheOf('/apps/1'), { timeout: within(5000) }).toBe('miss')
}, 60_000)
