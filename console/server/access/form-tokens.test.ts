import { expect, test } from 'vitest'
import { formTokens } from './form-tokens.ts'
import { signInLimits } from './limits.ts'

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

test('guesses of one network and of all have an end, and a span', () => {
  let now = 0
  const limits = signInLimits(() => now)
  for (let n = 0; n < 10; n += 1) {
    expect(limits.mayTry('a')).toBe(true)
    limits.failed('a')
  }
  expect(limits.mayTry('a')).toBe(false)
  expect(limits.mayTry('b')).toBe(true)
  for (let n = 0; n < 190; n += 1) limits.failed(`n${n}`)
  expect(limits.mayTry('b')).toBe(false)
  now = 15 * 60_000
  expect(limits.mayTry('a')).toBe(true)
})
