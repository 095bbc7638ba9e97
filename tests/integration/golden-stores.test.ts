import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goldenKey } from '../support/golden/golden-key.ts'
import { goldenPath } from '../support/golden/golden-store.ts'
import { query } from '../support/query.ts'
import { copyCatalogue, type TempStore, tempDir, tempStore } from '../support/temp-store.ts'

let copies: TempStore[]
beforeAll(async () => {
  copies = await Promise.all([tempStore(), tempStore()])
  for (const copy of copies) await copy.fill('fixture')
}, 60_000)
afterAll(() => Promise.all(copies?.map(copy => copy.remove()) ?? []))

const filesIn = (dir: string) =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))

test('a golden store holds no password, no key and no person who could sign in', async () => {
  const files = filesIn(goldenPath('fixture'))
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter(file => file.endsWith('.key'))).toEqual([])
  expect(files.filter(file => readFileSync(file).includes('SCRAM-SHA-256$'))).toEqual([])
  const [copy] = copies
  for (const table of ['staff', 'staff_sessions', 'staff_links', 'staff_keys', 'staff_codes'])
    expect([
      table,
      (await query(copy?.at.database ?? '', `select count(*)::int as n from ${table}`)).rows,
    ]).toEqual([table, [{ n: 0 }]])
})

test('each copy has passwords of its own', async () => {
  const [one, other] = copies.map(({ at }) => new URL(at.database))
  if (!one || !other) throw new Error('there are two copies')
  expect(one.password).not.toBe(other.password)
  const mixed = new URL(other)
  mixed.password = one.password
  await expect(query(String(mixed), 'select 1')).rejects.toThrow('password authentication failed')
})

test('what trades durability for speed is on the command line of tests, and in no file that is copied', async () => {
  const { rows } = await query(copies[0]?.at.database ?? '', 'show fsync')
  expect(rows).toEqual([{ fsync: 'off' }])
  const configurations = filesIn(join(goldenPath('fixture'), 'postgres/data')).filter(file =>
    /\.conf$|\.opts$/.test(file),
  )
  expect(configurations.length).toBeGreaterThan(2)
  const set = configurations.filter(file =>
    /^\s*(fsync|full_page_writes|synchronous_commit)\s*=/m.test(readFileSync(file, 'utf8')),
  )
  expect(set).toEqual([])
})

test('in a copy the demo’s packages are still files with holes', async () => {
  const runDir = tempDir()
  try {
    await copyCatalogue('demo', runDir)
    const sizes = filesIn(join(runDir, 'media/files')).map(file => statSync(file))
    const apparent = sizes.reduce((sum, { size }) => sum + size, 0)
    const taken = sizes.reduce((sum, { blocks }) => sum + blocks * 512, 0)
    expect(apparent).toBeGreaterThan(1e9)
    expect(taken).toBeLessThan(apparent / 20)
  } finally {
    rmSync(runDir, { recursive: true })
  }
}, 120_000)

test('tomorrow another one is made, because the demo’s dates move', () => {
  expect(goldenKey('2026-11-17')).toBe(goldenKey('2026-11-17'))
  expect(goldenKey('2026-11-18')).not.toBe(goldenKey('2026-11-17'))
})
