import { expect, test } from 'vitest'
import { partialDownloads } from './partial-downloads.ts'

const SIZE = 10_000_000
const HOUR_MS = 3_600_000
const tenth = (n: number) => ({ from: (n * SIZE) / 10, to: ((n + 1) * SIZE) / 10 - 1 })

test('a download counts with the part that makes it half, and not again with the rest', () => {
  const { add } = partialDownloads()
  expect([0, 9, 2, 5, 7, 1, 3, 4, 6, 8].map(n => add('one', SIZE, tenth(n)))).toEqual([
    false,
    false,
    false,
    false,
    true,
    false,
    false,
    false,
    false,
    false,
  ])
})

test('the same part, however often it is taken, is the same part', () => {
  const { add } = partialDownloads()
  for (let times = 0; times < 20; times += 1) expect(add('one', SIZE, tenth(0))).toBe(false)
})

test('parts of several visitors, or of several files, are not added up', () => {
  const { add } = partialDownloads()
  for (let n = 0; n < 10; n += 1) expect(add(`visitor ${n}`, SIZE, tenth(n))).toBe(false)
})

test('what is finished is not kept, so that it counts when it is taken once more', () => {
  const partial = partialDownloads()
  const whole = { from: 0, to: SIZE - 1 }
  expect([partial.add('one', SIZE, whole), partial.add('one', SIZE, whole)]).toEqual([true, true])
  partial.add('one', SIZE, tenth(0))
  expect(partial.add('one', SIZE, whole)).toBe(true)
  expect(partial.size).toBe(0)
})

test('of many strangers who take a byte each only the last are remembered', () => {
  const partial = partialDownloads({ max: 100 })
  for (let n = 0; n < 10_000; n += 1) partial.add(`${n}`, SIZE, { from: 0, to: 0 })
  expect(partial.size).toBe(100)
  expect(partial.add('9999', SIZE, { from: 1, to: SIZE / 2 - 1 })).toBe(true)
  expect(partial.add('0', SIZE, { from: 1, to: SIZE / 2 - 1 })).toBe(false)
})

test('a day after its last part a download starts over', () => {
  const clock = { now: 0 }
  const partial = partialDownloads({ now: () => clock.now })
  const half = (n: number) => partial.add('one', SIZE, { from: (n * SIZE) / 4, to: ((n + 1) * SIZE) / 4 - 1 })
  half(0)
  clock.now = 23 * HOUR_MS
  expect(half(1)).toBe(true)
  const other = partialDownloads({ now: () => clock.now })
  other.add('two', SIZE, { from: 0, to: SIZE / 4 })
  clock.now += 24 * HOUR_MS
  expect(other.add('two', SIZE, { from: SIZE / 4, to: SIZE / 2 })).toBe(false)
  expect(other.size).toBe(1)
})
