import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '../text/locales.ts'
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
  expect(formatCount(n, 'zh-CN')).toBe(text)
})

test.each([
  [0, '0'],
  [1.9, '1'],
  [999.9, '999'],
  [1000, '1K'],
  [1099, '1K'],
  [1100, '1.1K'],
  [99_999, '99.9K'],
  [999_999, '999.9K'],
  [1_000_000, '1M'],
  [12_864_000, '12.8M'],
  [999_999_999, '999.9M'],
  [1_000_000_000, '1B'],
  [1_234_567_890, '1.2B'],
])('[VAL-7] %d shows as %s in English', (n, text) => {
  expect(formatCount(n, 'en')).toBe(text)
})

test.each([[Number.NaN], [-1], [-20_000], [Number.POSITIVE_INFINITY], [Number.NEGATIVE_INFINITY]])(
  '[VAL-7] %d is no count and shows as 0',
  n => {
    for (const locale of LOCALES) expect(formatCount(n, locale)).toBe('0')
  },
)

test.each(LOCALES)('[VAL-7] in %s a higher count never shows as less, nor as more than it is', locale => {
  const count = fc.oneof(fc.nat(), fc.nat(30_000), fc.maxSafeInteger().map(Math.abs))
  fc.assert(
    fc.property(count, count, (a, b) => {
      const [less, more] = a < b ? [a, b] : [b, a]
      expect(shown(less, locale)).toBeLessThanOrEqual(shown(more, locale))
      expect(shown(more, locale)).toBeLessThanOrEqual(more)
    }),
    { numRuns: 5000 },
  )
})

function shown(n: number, locale: Locale): number {
  const [, value, unit] = /^(\d+(?:\.\d)?)(万|亿|K|M|B|)$/.exec(formatCount(n, locale)) ?? []
  expect(value).toBeDefined()
  return Math.round(Number(value) * 10) * { '': 0.1, 万: 1e3, 亿: 1e7, K: 1e2, M: 1e5, B: 1e8 }[unit as 'K']
}
