import { expect, test } from 'vitest'
import { pictureFault } from './sent-picture.ts'

test.each([
  ['icon', 192, 192, undefined],
  ['icon', 191, 191, 'small'],
  ['icon', 512, 511, 'shape'],
  ['screenshot', 320, 960, undefined],
  ['screenshot', 960, 320, undefined],
  ['screenshot', 320, 961, 'shape'],
  ['screenshot', 319, 640, 'small'],
] as const)('as %s, %i × %i is %s', (use, width, height, fault) => {
  expect(pictureFault(use, { width, height })).toBe(fault)
})
