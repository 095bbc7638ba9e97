import { expect, test } from 'vitest'
import { sessionId } from '../tracking/session-id.ts'
import { assignVariant } from './assign-variant.ts'

const VARIANTS = ['shown', 'hidden'] as const
const COUNT = 40_000

/** Repeatable ids of the form that browsers keep (mulberry32). */
function visitors(seed: number): string[] {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let n = Math.imul(state ^ (state >>> 15), 1 | state)
    n = (n + Math.imul(n ^ (n >>> 7), 61 | n)) ^ n
    return (n ^ (n >>> 14)) >>> 0
  }
  return Array.from({ length: COUNT }, () => sessionId(count => Array.from({ length: count }, next)))
}

/** Chi-square of counts that should be equal. */
function chiSquare(counts: number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

const count = <Key>(keys: Key[], key: Key) => keys.filter(one => one === key).length
const ids = visitors(1)

test('a visitor always gets the same variant, whatever the share', () => {
  for (const id of ids.slice(0, 500)) {
    const all = assignVariant(id, 'a', VARIANTS, 100)
    expect(assignVariant(id, 'a', VARIANTS, 100)).toBe(all)
    expect([undefined, all]).toContain(assignVariant(id, 'a', VARIANTS, 30))
  }
})

test.each(['install-guide', 'a', 'b'])('%s splits visitors evenly', experiment => {
  const given = ids.map(id => assignVariant(id, experiment, VARIANTS, 100))
  // One degree of freedom: a fair split exceeds this once in 1000.
  expect(chiSquare(VARIANTS.map(variant => count(given, variant)))).toBeLessThan(10.83)
})

test('ids that differ in one character are split evenly too', () => {
  const given = Array.from({ length: COUNT }, (_, i) => assignVariant(`visitor-${i}`, 'a', VARIANTS, 100))
  expect(chiSquare(VARIANTS.map(variant => count(given, variant)))).toBeLessThan(10.83)
})

test.each([1, 10, 50])('a share of %d percent takes part, split evenly', share => {
  const given = ids.map(id => assignVariant(id, 'a', VARIANTS, share))
  const [one, other] = VARIANTS.map(variant => count(given, variant)) as [number, number]
  const expected = (COUNT * share) / 100
  expect(Math.abs(one + other - expected)).toBeLessThan(3.3 * Math.sqrt(expected))
  expect(chiSquare([one, other])).toBeLessThan(10.83)
})

test('two experiments are independent of each other', () => {
  const pairs = ids.map(id => VARIANTS.map((_, i) => assignVariant(id, 'ab'.charAt(i), VARIANTS, 100)).join())
  const cells = ['shown,shown', 'shown,hidden', 'hidden,shown', 'hidden,hidden']
  // Three degrees of freedom.
  expect(chiSquare(cells.map(cell => count(pairs, cell)))).toBeLessThan(16.27)
})

test.each([0, -1, Number.NaN])('with a share of %d no visitor takes part', share => {
  expect(ids.slice(0, 100).map(id => assignVariant(id, 'a', VARIANTS, share))).toEqual(
    Array(100).fill(undefined),
  )
})
