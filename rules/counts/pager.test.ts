import { expect, test } from 'vitest'
import { GAP, pagerNumbers, readPageNumber } from './pager.ts'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 50, [1, 2, 3, GAP, 50]],
  [4, 50, [1, 2, 3, 4, 5, 6, GAP, 50]],
  [5, 50, [1, 2, 3, 4, 5, 6, 7, GAP, 50]],
  [6, 50, [1, GAP, 4, 5, 6, 7, 8, GAP, 50]],
  [50, 50, [1, GAP, 48, 49, 50]],
])('page %i of %i links to %j', (current, last, numbers) => {
  expect(pagerNumbers(current, last)).toEqual(numbers)
})

test('every page can be reached from the first within a few links', () => {
  const reached = new Set([1])
  for (const n of reached) for (const next of pagerNumbers(n, 50)) if (next !== GAP) reached.add(next)
  expect(reached.size).toBe(50)
})

test('a page number is written in one way only', () => {
  expect(readPageNumber(undefined, 50)).toBe(1)
  expect(readPageNumber('1', 50)).toBe(1)
  expect(readPageNumber('50', 50)).toBe(50)
  for (const text of ['', '0', '51', '-1', '01', '1.0', '1e1', ' 2', '2 ', '二', '99999', ['2'], null, 2])
    expect(readPageNumber(text, 50)).toBeUndefined()
})
