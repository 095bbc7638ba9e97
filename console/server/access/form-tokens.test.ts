import { expect, test } from 'vitest'
import { formTokens } from './form-tokens.ts'

test('a token is good for its session, with its key, in its time', () => {
  let now = 1_000_000
  const tokens = formTokens('k'.repeat(32), () => now)
  const token = tokens.make('a')
  expect(tokens.isGood(token, 'a')).toBe(true)
  expect(tokens.isGood(token, 'b')).toBe(false)
  expect(tokens.isGood(token, '')).toBe(false)
  expect(formTokens('l'.repeat(32), () => now).isGood(token, 'a')).toBe(false)
  expect(tokens.isGood(token.slice(1), 'a')).toBe(false)
  expect(tokens.isGood('', 'a')).toBe(false)
  now += 12 * 3_600_000 - 1
  expect(tokens.isGood(token, 'a')).toBe(true)
  now += 2
  expect(tokens.isGood(token, 'a')).toBe(false)
  expect(tokens.make('a')).not.toBe(tokens.make('a'))
})
