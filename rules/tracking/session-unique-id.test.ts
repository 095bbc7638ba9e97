import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSessionUniqueId, randomDigits, sessionUniqueId } from './session-unique-id.ts'

const example = '30907000170000000000012345678903'
const mirror = [23, 11, 29, 12, 27, 15, 18]
const ms = fc.nat(9_999_999_999_999)
const digits = fc.array(fc.nat(9), { minLength: 10, maxLength: 10 }).map(numbers => numbers.join(''))

test('[TRK-6] the example id is made and accepted', () => {
  expect(sessionUniqueId(1_700_000_000_000, '1234567890')).toBe(example)
  expect(isSessionUniqueId(example)).toBe(true)
})

test('[TRK-6] every id we make is valid', () => {
  fc.assert(
    fc.property(ms, digits, (time, random) => {
      expect(isSessionUniqueId(sessionUniqueId(time, random))).toBe(true)
    }),
  )
})

test('[TRK-6] changing any of the seven positions, or what it mirrors, makes the id invalid', () => {
  fc.assert(
    fc.property(
      ms,
      digits,
      fc.constantFrom(...mirror.keys(), ...mirror),
      fc.integer({ min: 1, max: 9 }),
      (time, random, at, by) => {
        const id = sessionUniqueId(time, random)
        const other = (Number(id.charAt(at)) + by) % 10
        expect(isSessionUniqueId(id.slice(0, at) + other + id.slice(at + 1))).toBe(false)
      },
    ),
  )
})

test.each([...mirror.keys()])('[TRK-6] position %d is looked at', at => {
  const other = (Number(example.charAt(at)) + 1) % 10
  expect(isSessionUniqueId(example.slice(0, at) + other + example.slice(at + 1))).toBe(false)
})

test('[TRK-6] the other positions are free', () => {
  expect(isSessionUniqueId(`${example.slice(0, 7)}9${example.slice(8)}`)).toBe(true)
})

test.each([
  [example.slice(1)],
  [`0${example}`],
  [`${example}3`],
  [`${'0'.repeat(31)}4`],
  [`${'0'.repeat(30)}3`],
  [`${'a'.repeat(31)}3`],
  [`x${'0'.repeat(31)}3`],
  [`${'0'.repeat(31)}3\n`],
  [''],
  [undefined],
  [Number(example)],
  [[example]],
])('[TRK-6] %j is no session-unique id', x => {
  expect(isSessionUniqueId(x)).toBe(false)
})

test('[TRK-6] an early or broken clock still gives an id', () => {
  expect(sessionUniqueId(5.9, '1234567890')).toBe('30907000000000000000512345678903')
  expect(isSessionUniqueId(sessionUniqueId(5.9, '1234567890'))).toBe(true)
})

test('[TRK-6] the ten random digits come from the given source', () => {
  expect(randomDigits(count => Array.from({ length: count }, (_, i) => 19 - i))).toBe('9876543210')
})
