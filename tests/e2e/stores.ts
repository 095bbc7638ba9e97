import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { TempStore } from '../support/temp-store.ts'
import { stopStore } from '../support/temp-store.ts'

export type E2eStore = Pick<TempStore, 'settings' | 'at'>

/** Where tests find a store: `site` is only read and written as visitors do; staff change the `console` one. */
const FILES = { site: 'E2E_SITE_STORE', console: 'E2E_CONSOLE_STORE' } as const
export type StoreName = keyof typeof FILES

/** Names the files in which this run keeps what it started. */
export function nameStoreFiles(dir: string): void {
  for (const [name, variable] of Object.entries(FILES)) process.env[variable] = `${dir}/${name}.json`
}

const fileOf = (name: StoreName) => process.env[FILES[name]] ?? ''

export function keepStore(name: StoreName, { settings, at }: E2eStore): void {
  writeFileSync(fileOf(name), JSON.stringify({ settings, at }), { mode: 0o600 })
}

/** Returns one without addresses where none runs: tests are listed then, by an editor for example. */
export function readStore(name: StoreName): E2eStore {
  const file = fileOf(name)
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '{"settings":{},"at":{}}'
  return JSON.parse(text) as E2eStore
}

/** Stops what tests have started under these names, and removes it. */
export async function removeStores(): Promise<void> {
  for (const name of Object.keys(FILES) as StoreName[]) {
    if (!existsSync(fileOf(name))) continue
    const { settings } = readStore(name)
    rmSync(fileOf(name))
    await stopStore(settings)
  }
}
