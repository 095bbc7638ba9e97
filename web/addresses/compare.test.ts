import { expect, test } from 'vitest'
import { comparePath, compareWithPath, readCompared } from './compare.ts'

test('a set of apps has one address, in whichever order they were picked', () => {
  expect(comparePath([3, 20, 1])).toBe('/compare/1-3-20')
  expect(comparePath([20, 3, 20])).toBe('/compare/3-20')
  expect(comparePath([3, 3])).toBe('/compare/3/add')
  expect(compareWithPath([9, 3])).toBe('/compare/3-9/add')
})

test('numbers are read as they were written', () => {
  expect(readCompared('20-3-20')).toEqual([20, 3, 20])
  expect(readCompared('7')).toEqual([7])
})

test.each([undefined, '', '-', '1-', '1--2', '0-1', '01-2', '1-2-3-4', '1-x', '1,2', '1234567890-1', '1 -2'])(
  'no page has the address %s',
  text => {
    expect(readCompared(text)).toBeUndefined()
  },
)
