import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepUp } from '../../ops/engines/many/keep-up.ts'
import { pidIn } from '../../ops/process.ts'
import { type TempStore, tempStore } from '../support/temp-store.ts'

let temp: TempStore
const stopping = new AbortController()
const said: string[] = []
let keeping: Promise<void> | undefined
beforeAll(async () => {
  temp = await tempStore()
  await temp.store.nats.start()
  keeping = keepUp(temp.settings, line => said.push(line), stopping.signal)
})
afterAll(async () => {
  stopping.abort()
  await keeping
  await temp?.remove()
})

test('what has died is started again, as often as it dies; what was stopped, or never ran, is left', async () => {
  const { nats } = temp.store
  const running = () => pidIn(nats.pidFile ?? '')
  for (let round = 0; round < 2; round += 1) {
    const pid = running() ?? 0
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => said.length, { timeout: 5000 }).toBe(2 * (round + 1))
    expect([undefined, pid]).not.toContain(running())
  }
  await nats.stop()
  await pause(1500)
  expect(running()).toBeUndefined()
  expect(said).toEqual(['NATS has died', 'NATS runs again', 'NATS has died', 'NATS runs again'])
})
