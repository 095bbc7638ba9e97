import { expect, test } from 'vitest'
import { CONDITIONS, conditionBits, GAME_BIT, withCondition } from './conditions.ts'

test('every condition has a bit of its own', () => {
  expect(conditionBits(CONDITIONS).toString(2)).toBe('1'.repeat(CONDITIONS.length))
  expect(conditionBits(CONDITIONS) & GAME_BIT).toBe(0)
})

test('conditions add up, and of a group the last one counts', () => {
  expect(withCondition(['offline', 'noads'], 'stars')).toEqual(['noads', 'stars', 'offline'])
  expect(withCondition(['stars', 'mb3'], 'mb10')).toEqual(['stars', 'mb10'])
})
