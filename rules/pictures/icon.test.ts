import { expect, test } from 'vitest'
import { iconSize, iconUrl } from './icon.ts'

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

test('[VAL-3] the size comes before the extension', () => {
  expect(iconUrl('https://img.example.com/', 'icon/42', 130)).toBe(
    'https://img.example.com/icon/42_130x130.png',
  )
  expect(iconUrl('/images/', 'icon/42', 260)).toBe('/images/icon/42_260x260.png')
  expect(iconUrl('/images/', 'icon/42', 77)).toBe('/images/icon/42_130x130.png')
})
