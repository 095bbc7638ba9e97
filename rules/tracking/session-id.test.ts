import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSessionId, randomText, sessionId } from './session-id.ts'

const uint32s = (count: number) => fc.array(fc.nat(2 ** 32 - 1), { minLength: count, maxLength: count })

test('[TRK-5] session key and id have 24 characters of 0-9 and a-z', () => {
  fc.assert(
    fc.property(uint32s(24), numbers => {
      const id = sessionId(() => numbers)
      expect(id).toMatch(/^[0-9a-z]{24}$/)
      expect(isSessionId(id)).toBe(true)
    }),
  )
})

test('[TRK-5] every character comes from its own random number', () => {
  expect(sessionId(count => Array.from({ length: count }, (_, i) => i))).toBe('0123456789abcdefghijklmn')
  expect(sessionId(count => Array.from({ length: count }, (_, i) => i + 12 + 36))).toBe(
    'cdefghijklmnopqrstuvwxyz',
  )
})

test('[TRK-5] the random source is asked for just enough', () => {
  expect(randomText('ab', 3, count => new Uint32Array(count).fill(count))).toBe('bbb')
})

test.each([
  ['a'.repeat(23)],
  ['a'.repeat(25)],
  ['A'.repeat(24)],
  [`${'a'.repeat(23)}-`],
  [`-${'a'.repeat(24)}`],
  [`${'a'.repeat(24)}\n`],
  [''],
  [undefined],
  [123],
  [['a'.repeat(24)]],
])('[TRK-5] %j is no session id', x => {
  expect(isSessionId(x)).toBe(false)
})
