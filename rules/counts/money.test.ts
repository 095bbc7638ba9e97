import { expect, test } from 'vitest'
import { formatMoney } from './money.ts'

test.each([
  [0, '0.00'],
  [0.004, '0.00'],
  [0.0049, '0.00'],
  [0.005, '0.01'],
  [1e-9, '0.00'],
  [1.005, '1.01'],
  [1.004, '1.00'],
  [9.9, '9.90'],
  [999.99, '999.99'],
  [999.995, '1,000.00'],
  [1_000, '1,000.00'],
  [12_345.6, '12,345.60'],
  [123_456, '123,456.00'],
  [1_234_567.891, '1,234,567.89'],
  [1e20, '100,000,000,000,000,000,000.00'],
])('[VAL-8] %d shows as %s', (amount, text) => {
  expect(formatMoney(amount)).toBe(text)
})

test('[VAL-8] a debt has its sign in front, unless nothing is left of it', () => {
  expect(formatMoney(-1234.5)).toBe('-1,234.50')
  expect(formatMoney(-0.005)).toBe('-0.01')
  expect(formatMoney(-0.001)).toBe('0.00')
  expect(formatMoney(-0)).toBe('0.00')
})

test.each([[Number.NaN], [Number.POSITIVE_INFINITY], [Number.NEGATIVE_INFINITY], [1e21]])(
  '[VAL-8] %d is no amount and shows as 0.00',
  amount => {
    expect(formatMoney(amount)).toBe('0.00')
  },
)
