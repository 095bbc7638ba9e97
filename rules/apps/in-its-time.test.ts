import { expect, test } from 'vitest'
import { isInItsTime } from './in-its-time.ts'

test.each([
  [null, null, true],
  [100, null, true],
  [101, null, false],
  [null, 100, false],
  [null, 101, true],
  [100, 101, true],
])('from %s until %s: shown at 100 is %s', (startsAt, endsAt, shown) => {
  expect(isInItsTime({ startsAt, endsAt }, 100)).toBe(shown)
})
