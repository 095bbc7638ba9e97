import { expect, test } from 'vitest'
import { arrange } from './arrange.ts'

test.each([
  ['earlier:2', 'a c b'],
  ['earlier:0', 'a b c'],
  ['later:0', 'b a c'],
  ['later:2', 'a b c'],
  ['remove:1', 'a c'],
  ['remove:3', 'a b c'],
  ['remove:-1', 'a b c'],
  ['', 'a b c'],
])('after %s they stand so: %s', (action, after) => {
  expect(arrange(['a', 'b', 'c'], action).join(' ')).toBe(after)
})
