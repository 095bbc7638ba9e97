import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root, settingsEnvironment } from '../../ops/settings.ts'
import { aBatch, anEvent } from '../support/batches.ts'
import { type TempStore, tempStore } from '../support/temp-store.ts'

let temp: TempStore
let env: NodeJS.ProcessEnv
beforeAll(async () => {
  temp = await tempStore()
  const { store, settings } = temp
  env = { ...process.env, ...settingsEnvironment(settings) }
  await temp.fill('fixture')
  await store.web.start()
  await store.edge.start()
}, 60_000)
afterAll(() => temp?.remove())

async function collect(): Promise<{ status: number; ms: number }> {
  const started = performance.now()
  const body = JSON.stringify(aBatch([anEvent()]))
  const headers = { 'content-type': 'text/plain', origin: temp.at.edge }
  const { status } = await fetch(`${temp.at.edge}/collect`, { method: 'POST', headers, body })
  return { status, ms: performance.now() - started }
}

const purge = (...args: string[]) =>
  spawnSync(process.execPath, ['bin/purge.ts', ...args], { cwd: root, env, encoding: 'utf8' })
const cacheOf = async (path: string) => (await fetch(temp.at.edge + path)).headers.get('x-cache')

test('events are rejected at once while the log is unavailable, and taken soon after it is back, also with an empty disk', async () => {
  await expect.poll(async () => (await collect()).status, { timeout: 10_000 }).toBe(200)
  await temp.store.nats.stop()
  await expect.poll(async () => (await collect()).status).toBe(503)
  const { status, ms } = await collect()
  expect([status, ms < 1000]).toEqual([503, true])

  rmSync(join(temp.settings.runDir, 'nats/store'), { recursive: true })
  await temp.store.nats.start()
  await expect.poll(async () => (await collect()).status, { timeout: 10_000 }).toBe(200)
}, 60_000)

test('a purge that the log does not take says so and fails; --direct brings it to the edge', async () => {
  expect(await cacheOf('/apps/1')).toBe('miss')
  expect(await cacheOf('/apps/1')).toBe('hit')
  await temp.store.nats.stop()
  const refused = purge('--hard', 'app-1')
  expect(refused.status).toBe(1)
  expect(refused.stderr).toContain('nothing is purged')
  expect(await cacheOf('/apps/1')).toBe('hit')
  const direct = purge('--hard', '--direct', 'app-1')
  expect([direct.status, direct.stdout]).toEqual([0, expect.stringContaining('has purged app-1')])
  expect(await cacheOf('/apps/1')).toBe('miss')
  await temp.store.nats.start()
}, 60_000)

test('a purge ends with words when the log hangs, and refuses a tag that no page has', () => {
  const pid = Number.parseInt(readFileSync(join(temp.settings.runDir, 'nats/nats.pid'), 'utf8'), 10)
  process.kill(pid, 'SIGSTOP')
  try {
    const hung = spawnSync(process.execPath, ['bin/purge.ts', 'app-1'], {
      cwd: root,
      env,
      encoding: 'utf8',
      timeout: 30_000,
    })
    expect([hung.status, hung.stderr]).toEqual([1, expect.stringContaining('nothing is purged')])
  } finally {
    process.kill(pid, 'SIGCONT')
  }
  const unknown = purge('apps-1')
  expect([unknown.status, unknown.stderr]).toEqual([
    1,
    expect.stringContaining('No page has the tag apps-1.'),
  ])
  expect(unknown.stderr).not.toContain('at ')
}, 60_000)
