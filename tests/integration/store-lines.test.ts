import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { storeLines } from '../../analytics/store/store-lines.ts'
import { openStore } from '../../data/clickhouse/open-store.ts'
import type { Store } from '../../data/clickhouse/store.ts'
import { eventLine } from '../../data/log/event-line.ts'
import { handoutLine } from '../../data/log/handout-line.ts'
import { aBatch, anEvent } from '../support/batches.ts'
import { tempDir } from '../support/temp-store.ts'

const dir = tempDir()
let store: Store
let inserts = 0
beforeAll(async () => {
  const opened = await openStore({ dir: join(dir, 'clickhouse') })
  store = {
    ...opened,
    feed(insert, bytes) {
      inserts += 1
      return opened.feed(insert, bytes)
    },
  }
})
beforeEach(async () => {
  inserts = 0
  await store.run('truncate table events')
})
afterAll(async () => {
  await store.close()
  rmSync(dir, { recursive: true, force: true })
})

const good = () => eventLine(Date.now(), 'mark', aBatch([anEvent()]))
const bad = (n = 0) => Buffer.from(`{"received":${n},"batch":"nonsense"}\n`)
const stored = async () => (await store.rows<{ n: number }>('select count() as n from events final'))[0]?.n

/** A body as it came, which is how lines were written once. */
const raw = (change: (body: string) => string) => {
  const record = { type: 'page', action: 'x', page: 'x', appId: 83 } as const
  return Buffer.from(
    `{"received":${Date.now()},"batch":${change(JSON.stringify(aBatch([anEvent({ record })])))}}\n`,
  )
}
const deep = `${'['.repeat(3000)}${']'.repeat(3000)}`

test.each([
  ['a repeated key that is too deep', (body: string) => body.replace('"sent":', `"sent":${deep},"sent":`)],
  ['a repeated key', (body: string) => body.replace('"pageType":', '"pageType":1,"pageType":')],
  ['83.0', (body: string) => body.replace('"appId":83', '"appId":83.0')],
  ['half a character', (body: string) => body.replace('"action":"x"', '"action":"\\ud800"')],
])('[TRK-1] a line with %s is stored by what our own reader sees in it', async (_what, change) => {
  expect(await storeLines(store, [Buffer.concat([good(), raw(change), good()])])).toEqual([])
  expect(await stored()).toBe(3)
})

test('[TRK-1] lines that can not be stored cost few inserts, and take none of the others along', async () => {
  const blocks = Array.from({ length: 40 }, (_, i) =>
    Buffer.concat(Array.from({ length: 100 }, (_, j) => (j % 4 ? bad(i * 100 + j) : good()))),
  )
  const dead = await storeLines(store, blocks)
  expect(await stored()).toBe(1000)
  expect(dead.reduce((sum, { count }) => sum + count, 0)).toBe(3000)
  expect(dead.reduce((sum, { lines }) => sum + lines.toString().split('\n').length - 1, 0)).toBe(3000)
  expect(inserts).toBeLessThan(120)
})

test('[TRK-1] one bad line among thousands is found, and reported by itself', async () => {
  const lines = Array.from({ length: 2000 }, good)
  // Not by our contract, but the store reads it: a collector of another version may have written it.
  const odd = eventLine(Date.now(), 'mark', { ...aBatch([anEvent()]), extra: 1 } as never)
  const dead = await storeLines(store, [...lines, bad(1), ...Array.from({ length: 200 }, () => odd)])
  expect(dead).toEqual([{ lines: bad(1), count: 1, reason: expect.stringContaining('batch') }])
  // The odd ones are one event, sent again and again.
  expect(await stored()).toBe(2001)
})

test('a package handed out is stored beside bad lines and batches, and one that no release wrote is not', async () => {
  const handout = handoutLine(Date.now(), { appId: 5, visit: 'v', network: 'n' })
  const handed = () =>
    store.rows(
      'select appId, network, visit, count() as n from handouts final group by appId, network, visit',
    )
  const mixed = Array.from({ length: 400 }, (_, n) => [bad(n), handout])
  const dead = await storeLines(store, [...mixed.flat(), good()])
  expect(dead.reduce((sum, { count }) => sum + count, 0)).toBe(400)
  expect(await stored()).toBe(1)
  expect(await handed()).toEqual([{ appId: 5, network: 'n', visit: 'v', n: 1 }])
  const odd = Buffer.from('{"received":1,"handout":{"appId":"many","visit":"w","network":"n"}}\n')
  expect(await storeLines(store, [odd])).toHaveLength(1)
  expect(await handed()).toHaveLength(1)
})

test('[TRK-1] nothing is given up while the store itself takes nothing, whatever it says', async () => {
  await store.run('rename table events to elsewhere')
  try {
    await expect(storeLines(store, [good(), bad()])).rejects.toThrow()
  } finally {
    await store.run('rename table elsewhere to events')
  }
  // An unknown error, from a store that is not well.
  const ill: Store = { ...store, feed: () => Promise.reject(new Error('something new')) }
  await expect(storeLines(ill, [good()])).rejects.toThrow('something new')
  expect(await storeLines(store, [good(), bad()])).toHaveLength(1)
})
