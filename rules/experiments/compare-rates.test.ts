import { expect, test } from 'vitest'
import { type Arm, differenceOf, rateOf, verdictOf, wilson } from './compare-rates.ts'

const arm = (converted: number, exposed: number): Arm => ({ converted, exposed })
const rounded = ({ low, high }: { low: number; high: number }) => [low.toFixed(4), high.toFixed(4)]

// Newcombe, Interval estimation for the difference between independent proportions, 1998, table II, method 10.
test.each([
  [arm(56, 70), arm(48, 80), '0.0524', '0.3339'],
  [arm(9, 10), arm(3, 10), '0.1705', '0.8090'],
  [arm(6, 7), arm(2, 7), '0.0582', '0.8062'],
  [arm(5, 56), arm(0, 29), '-0.0381', '0.1926'],
  [arm(0, 10), arm(0, 20), '-0.1611', '0.2775'],
  [arm(0, 10), arm(0, 10), '-0.2775', '0.2775'],
  [arm(10, 10), arm(0, 20), '0.6791', '1.0000'],
  [arm(10, 10), arm(0, 10), '0.6075', '1.0000'],
])('the difference of %j and %j has the published interval', (one, other, low, high) => {
  expect(rounded(differenceOf(one, other))).toEqual([low, high])
  expect(rounded(differenceOf(other, one)).map(Number)).toEqual([-Number(high), -Number(low)])
})

// Newcombe, Two-sided confidence intervals for the single proportion, 1998, table I, method 3.
test.each([
  [arm(81, 263), '0.2553', '0.3662'],
  [arm(15, 148), '0.0624', '0.1605'],
  [arm(0, 20), '0.0000', '0.1611'],
  [arm(1, 29), '0.0061', '0.1718'],
])('the rate of %j has the published interval', (one, low, high) => {
  expect(rounded(wilson(one))).toEqual([low, high])
})

test('without visits nothing is known of a rate', () => {
  expect(rateOf(arm(0, 0))).toBe(0)
  expect(wilson(arm(0, 0))).toEqual({ low: 0, high: 1 })
  expect(differenceOf(arm(0, 0), arm(0, 0))).toEqual({ difference: 0, low: -1, high: 1 })
})

test.each([
  [arm(0, 0), arm(0, 0), 'few'],
  [arm(99, 99), arm(0, 1000), 'few'],
  [arm(0, 1000), arm(99, 99), 'few'],
  [arm(50, 100), arm(45, 100), 'unclear'],
  [arm(100, 100), arm(0, 100), 'more'],
  [arm(560, 700), arm(480, 800), 'more'],
  [arm(480, 800), arm(560, 700), 'less'],
] as const)('%j compared with %j is %s', (one, other, verdict) => {
  expect(verdictOf(one, other)).toBe(verdict)
})
