import { expect, test } from 'vitest'
import { priceRange } from './price-range.ts'

test.each([
  [[], undefined],
  [[6], '6.00'],
  [[98, 6, 12.5, 1298], '6.00–1,298.00'],
  [[12.5, 12.5], '12.50'],
  [[0.99, 3], '0.99–3.00'],
])('prices %j are %s', (prices, says) => {
  expect(priceRange(prices)).toBe(says)
})
