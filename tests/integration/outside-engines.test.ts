import { readdirSync, rmSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { startEngines } from '../../ops/build/dev/start-engines.ts'
import { logins } from '../../ops/engines/logins.ts'
import { prepareDatabase, storeOf } from '../../ops/engines/store.ts'
import { portAnswers } from '../../ops/process.ts'
import { tempDir, tempStore } from '../support/temp-store.ts'

const theirs = await tempStore()
const runDir = tempDir()
afterAll(async () => {
  await theirs.remove()
  rmSync(runDir, { recursive: true })
})

const settings = { ...theirs.settings, runDir, outsideEngines: theirs.settings.runDir }

/** A machine on which there is nothing to install with. */
async function withoutTools(use: () => Promise<void>): Promise<void> {
  const { PATH } = process.env
  process.env.PATH = ''
  try {
    await use()
  } finally {
    process.env.PATH = PATH
  }
}

test('engines that are not there are asked for by name', async () => {
  await withoutTools(async () => {
    const started = startEngines(settings, storeOf(settings), () => {})
    await expect(started).rejects.toThrow(`PostgreSQL does not answer on port ${settings.ports.postgres}`)
  })
})

test('engines that run elsewhere are used as they are: nothing is installed, started, written or stopped', async () => {
  await Promise.all([theirs.store.postgres.start(), theirs.store.nats.start()])
  const store = storeOf(settings)
  const before = readdirSync(runDir)
  await withoutTools(() => startEngines(settings, store, line => expect(line).toBe('')))
  expect(await prepareDatabase(logins(settings).database)).not.toEqual([])
  for (const engine of [store.postgres, store.nats]) await engine.stop()
  for (const port of [settings.ports.postgres, settings.ports.nats])
    expect(await portAnswers(port)).toBe(true)
  expect(readdirSync(runDir)).toEqual(before)
})
