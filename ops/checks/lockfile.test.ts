import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../settings.ts'

interface Entry {
  version?: string
  resolved?: string
  integrity?: string
  dev?: boolean
  optional?: boolean
}

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Entry>
}
const entries = Object.entries(packages).filter(([path]) => path !== '')

/** The embedded ClickHouse of other machines than ours, for tests: we could not fetch them, so we vouch for none. */
const UNSEEN = ['darwin-arm64', 'darwin-x64', 'linux-arm64-gnu'].map(name => `node_modules/@chdb/lib-${name}`)

test('[SEC-2] every package is held to what it was, but for those that no store runs', () => {
  const unchecked = entries.filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity))
  expect(unchecked.map(([path]) => path)).toEqual(UNSEEN)
  for (const [path, { dev, optional }] of unchecked) expect([path, dev, optional]).toEqual([path, true, true])
})

test('[SEC-2] packages come from the public registry alone', () => {
  const elsewhere = entries.filter(
    ([, { resolved = '' }]) => !/^(https:\/\/registry\.npmjs\.org\/.+)?$/.test(resolved),
  )
  expect(elsewhere).toEqual([])
})
