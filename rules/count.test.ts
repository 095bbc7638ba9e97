import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCount } from './count.ts'

test.each([
  [0, '0'],
  [0.9, '0'],
  [1, '1'],
  [1.9, '1'],
  [9_999, '9999'],
  [9_999.9, '9999'],
  [10_000, '1.0万'],
  [10_999, '1.0万'],
  [11_000, '1.1万'],
  [99_999, '9.9万'],
  [99_999_999, '9999.9万'],
  [100_000_000, '1.0亿'],
  [109_999_999, '1.0亿'],
  [110_000_000, '1.1亿'],
  [1_234_567_890, '12.3亿'],
])('[VAL-7] %d shows as %s', (n, text) => {
  expect(formatCount(n)).toBe(text)
})

test.each([[Number.NaN], [-1], [-20_000], [Number.POSITIVE_INFINITY], [Number.NEGATIVE_INFINITY]])(
  '[VAL-7] %d is no count and shows as 0',
  n => {
    expect(formatCount(n)).toBe('0')
  },
)

test('[VAL-7] a higher count never shows as less, nor as more than it is', () => {
  const count = fc.oneof(fc.nat(), fc.nat(30_000), fc.maxSafeInteger().map(Math.abs))
  fc.assert(
    fc.property(count, count, (a, b) => {
      const [less, more] = a < b ? [a, b] : [b, a]
      expect(shown(less)).toBeLessThanOrEqual(shown(more))
      expect(shown(more)).toBeLessThanOrEqual(more)
    }),
    { numRuns: 5000 },
  )
})

function shown(n: number): number {
  const [, value, unit] = /^(\d+(?:\.\d)?)(万|亿|)$/.exec(formatCount(n)) ?? []
  expect(value).toBeDefined()
  return Math.round(Number(value) * 10) * { '': 0.1, 万: 1e3, 亿: 1e7 }[unit as '万']
}
