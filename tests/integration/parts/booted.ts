import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll } from 'vitest'
import { root } from '../../../ops/settings.ts'
import { type TempStore, tempStore } from '../../support/temp-store.ts'

export let temp: TempStore
beforeAll(async () => {
  temp = await tempStore()
  const { store } = temp
  await temp.fill('fixture')
  await Promise.all([store.web.start(), store.analytics.start()])
  await store.edge.start()
}, 60_000)
afterAll(() => temp?.remove())

const running = promisify(execFile)

/** A command as operators run it: without a password. */
export async function command(script: string, ...args: string[]): Promise<string> {
  const { settings } = temp
  const { DATABASE_URL: _database, NATS_URL: _nats, ...rest } = process.env
  const { stdout } = await running(process.execPath, [join(root, script), ...args], {
    env: {
      ...rest,
      PERGOLA_RUN_DIR: settings.runDir,
      PERGOLA_POSTGRES_PORT: String(settings.ports.postgres),
      PERGOLA_NATS_PORT: String(settings.ports.nats),
    },
  })
  return stdout
}
