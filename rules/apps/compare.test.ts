import { expect, test } from 'vitest'
import { aheadOf, daysBetween } from './compare.ts'

test('the one ahead of all others is marked, whichever way is better', () => {
  expect(aheadOf([4.8, 4.7, 4.6], 'more')).toBe(0)
  expect(aheadOf([9, 41, 2], 'less')).toBe(2)
  expect(aheadOf([undefined, 3, 5], 'more')).toBe(2)
  expect(aheadOf([0, 3], 'less')).toBe(0)
})

test('none is marked where two are equal or only one has a value', () => {
  expect(aheadOf([4.8, 4.8, 4.1], 'more')).toBeUndefined()
  expect(aheadOf([4.8, 4.1, 4.1], 'more')).toBe(0)
  expect(aheadOf([undefined, 3], 'more')).toBeUndefined()
  expect(aheadOf([], 'less')).toBeUndefined()
})

test('none is marked by what the page rounds away', () => {
  expect(aheadOf([6_721_000, 6_722_000], 'less', ['6.41 MB', '6.41 MB'])).toBeUndefined()
  expect(
    aheadOf([6_721_000, 6_722_000, 9_000_000], 'less', ['6.41 MB', '6.41 MB', '8.58 MB']),
  ).toBeUndefined()
  expect(aheadOf([6_000_000, 9_000_000, 9_001_000], 'less', ['5.72 MB', '8.58 MB', '8.58 MB'])).toBe(0)
})

const days = (...days: number[]) => days.map(day => day * 86_400_000)

test.each([
  [days(100, 90, 80), 10],
  [days(80, 100, 90), 10],
  [days(100, 99, 60, 50), 10],
  [days(100, 70, 60), 20],
  [days(5, 5, 5), 1],
])('the rhythm is the median of the days between releases: %j', (releases, every) => {
  expect(daysBetween(releases)).toBe(every)
})

test('two releases are no rhythm', () => {
  expect(daysBetween(days(100, 90))).toBeUndefined()
  expect(daysBetween([])).toBeUndefined()
})
