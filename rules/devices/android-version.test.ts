import { expect, test } from 'vitest'
import { androidVersion, apiLevel } from './android-version.ts'

const names = '4.0 4.0.3 4.1 4.2 4.3 4.4 4.4W 5.0 5.1 6.0 7.0 7.1 8.0 8.1 9 10 11 12 12L 13 14 15 16'.split(
  ' ',
)

test('every API level from 14 to 36 has the name that people know', () => {
  expect(names.map((_, i) => androidVersion(14 + i))).toEqual(names)
})

test('a level before the first or after the last we know has no name', () => {
  expect(androidVersion(13)).toBeUndefined()
  expect(androidVersion(37)).toBeUndefined()
})

test('an Android is of the first level that has its number', () => {
  expect([4.4, 5, 8.1, 9, 12, 16].map(apiLevel)).toEqual([19, 21, 27, 28, 31, 36])
  expect([3, 8.2, 99, Number.NaN].map(apiLevel)).toEqual([undefined, undefined, undefined, undefined])
})
