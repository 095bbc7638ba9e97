import type { Page } from '@playwright/test'
import { web } from '../../ops/engines/web.ts'
import { freePorts } from '../support/free-ports.ts'
import { store, test } from './test.ts'

/** A web process with settings of its own, beside the store's, for as long as it is used. */
export async function withWeb(
  page: Page,
  own: Record<string, string>,
  use: (origin: string) => Promise<void>,
): Promise<void> {
  const [port = 0] = await freePorts(1)
  const settings = { ...store.settings, slots: [{ web: port, metrics: 0 }] }
  const before = Object.keys(own).map(name => [name, process.env[name]] as const)
  Object.assign(process.env, own)
  const mediaDir = `${store.settings.runDir}/media`
  const other = web({ dir: test.info().outputPath('web'), mediaDir, settings })
  await other.start()
  for (const [name, value] of before)
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
  try {
    await use(`http://127.0.0.1:${port}`)
  } finally {
    // A server that stops refuses the pictures that are still on their way.
    await page.goto('about:blank')
    await other.stop()
  }
}
