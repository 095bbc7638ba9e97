import { expect, test } from 'vitest'
import { isDoubleTap } from './double-tap.ts'

const first = { x: 100, y: 100, ms: 1000 }

test.each([
  ['soon and near', { x: 110, y: 90, ms: 1300 }, true],
  ['too late', { x: 100, y: 100, ms: 1350 }, false],
  ['too far', { x: 132, y: 100, ms: 1100 }, false],
])('[DET-6] a second tap that is %s', (_, tap, double) => {
  expect(isDoubleTap(first, tap)).toBe(double)
  expect(isDoubleTap(undefined, tap)).toBe(false)
})
