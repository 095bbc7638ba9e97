import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { keyIn } from './key-file.ts'

const dir = mkdtempSync(join(tmpdir(), 'pergola-keys-'))
afterAll(() => rmSync(dir, { recursive: true }))

test('[SEC-4] a key has 256 bits, is another one each time, stays, and is for its owner alone', () => {
  const keys = Array.from({ length: 20 }, (_, n) => keyIn(dir, `${n}.key`))
  for (const key of keys) expect(Buffer.from(key, 'base64url')).toHaveLength(32)
  expect(new Set(keys).size).toBe(20)
  expect(keyIn(dir, '7.key')).toBe(keys[7])
  expect(statSync(join(dir, '7.key')).mode & 0o777).toBe(0o600)
})
