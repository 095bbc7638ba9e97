import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openStore } from '../../data/clickhouse/open-store.ts'
import { collectAgainstStore } from '../fuzz/collect-against-store.ts'
import { tempDir } from '../support/temp-store.ts'

const dir = tempDir()
afterAll(() => rmSync(dir, { recursive: true, force: true }))

test('[TRK-1] whatever the collector takes, ClickHouse stores as it was taken', async () => {
  const store = await openStore({ dir: join(dir, 'clickhouse') })
  const { wrong, taken } = await collectAgainstStore(store, 500, 7)
  await store.close()
  expect(wrong.slice(0, 2)).toEqual([])
  expect(taken).toBeGreaterThan(200)
}, 60_000)
