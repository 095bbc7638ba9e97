import { expect, test } from 'vitest'
import { rating } from './rating.ts'

test('a rating is the mean of the stars, with one decimal', () => {
  expect(rating([1, 0, 0, 0, 3])).toEqual({ score: '4.0', count: 4 })
  expect(rating([0, 0, 0, 1, 2])).toEqual({ score: '4.7', count: 3 })
})

test('without ratings there is no rating, not zero', () => {
  expect(rating([0, 0, 0, 0, 0])).toBeUndefined()
})
