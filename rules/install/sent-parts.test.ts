import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addPart, bytesIn, bytesThatCount, MAX_SENT_PARTS, type SentPart } from './sent-parts.ts'

const MEGABYTE = 1024 * 1024

test.each([
  [1, 1],
  [256 * 1024, 256 * 1024],
  [300 * 1024, 256 * 1024],
  [MEGABYTE + 1, MEGABYTE / 2 + 1],
  [200 * MEGABYTE, 100 * MEGABYTE],
])('of a file of %s bytes %s make a download', (size, bytes) => {
  expect(bytesThatCount(size)).toBe(bytes)
})

const joinedOf = (...parts: [number, number][]) =>
  parts.reduce((joined: SentPart[], [from, to]) => addPart(joined, { from, to }), [])

test('parts that touch or overlap become one, in whatever order they come', () => {
  expect(joinedOf([6, 9], [0, 3], [4, 5])).toEqual([{ from: 0, to: 9 }])
  expect(joinedOf([0, 9], [2, 3])).toEqual([{ from: 0, to: 9 }])
  expect(joinedOf([0, 3], [5, 9])).toEqual([
    { from: 0, to: 3 },
    { from: 5, to: 9 },
  ])
})

test('bytes that are sent again and again are counted once', () => {
  const part = fc.tuple(fc.nat(60), fc.nat(20)).map(([from, more]): [number, number] => [from, from + more])
  fc.assert(
    fc.property(fc.array(part), parts => {
      const bytes = new Set(
        parts.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i)),
      )
      expect(bytesIn(joinedOf(...parts))).toBe(bytes.size)
    }),
  )
})

test('of more parts than are kept the shortest is forgotten', () => {
  const many = Array.from({ length: MAX_SENT_PARTS + 1 }, (_, i): [number, number] => [
    i * 10,
    i * 10 + (i === 7 ? 0 : 4),
  ])
  const kept = joinedOf(...many)
  expect(kept).toHaveLength(MAX_SENT_PARTS)
  expect(kept).not.toContainEqual({ from: 70, to: 70 })
})
