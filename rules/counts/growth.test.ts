import { expect, test } from 'vitest'
import { growth } from './growth.ts'

test('a week is compared with the one before it', () => {
  expect(growth(420, 100)).toBe(3.2)
  expect(growth(50, 200)).toBe(-0.75)
  expect(growth(200, 200)).toBe(0)
})

test('a week with next to nothing is compared with nothing', () => {
  expect(growth(5000, 99)).toBeUndefined()
  expect(growth(5000, 0)).toBeUndefined()
})
