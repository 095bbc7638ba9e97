import { expect, test } from 'vitest'
import { iconSize } from './icon.ts'

test.each([50, 65, 100, 130, 195, 260])('[VAL-3] %d is an icon size', size => {
  expect(iconSize(size)).toBe(size)
  expect(iconSize(String(size))).toBe(size)
})

test.each([
  [49],
  [51],
  [261],
  [0],
  [-50],
  [50.5],
  [Number.NaN],
  [''],
  ['050'],
  ['5e1'],
  ['260px'],
  [null],
  [undefined],
  [[50]],
  [{}],
])('[VAL-3] %o becomes 130', size => {
  expect(iconSize(size)).toBe(130)
})
