import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pythonJson } from '../../../tests/support/repositories/make-repository.ts'
import { usualLimits } from '../limits.ts'
import { UntrustedError } from '../untrusted.ts'
import { parseSpan, scanJson } from './scan-json.ts'

/** The reason, or nothing. */
function scanned(text: string): string | undefined {
  try {
    scanJson(Buffer.from(text), usualLimits)
    return undefined
  } catch (error) {
    if (error instanceof UntrustedError) return error.id
    throw error
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

test('whatever is JSON is taken', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.constantFrom(0, 1, 2, '\t'), (value, indent) => {
      // Names of which everybody knows that they are refused.
      fc.pre(!/"(__proto__|constructor|prototype)":/.test(JSON.stringify(value)))
      expect(scanned(JSON.stringify(value, null, indent))).toBeUndefined()
      expect(scanned(pythonJson(value))).toBeUndefined()
    }),
    { numRuns: 500 },
  )
})

test('what is not JSON is not taken: as the language itself says', () => {
  const sign = fc.constantFrom(
    ...'{}[]",:0123456789.eE+-\\/utrfalsn \n\t'.split(''),
    '\u0001',
    'é',
    '"a"',
    '1',
    'null',
  )
  const text = fc.array(sign, { maxLength: 12 }).map(signs => signs.join(''))
  fc.assert(
    fc.property(text, said => {
      const reason = scanned(said)
      if (reason === 'json-key-twice') return
      expect(reason).toBe(isJson(said) ? undefined : 'json-broken')
    }),
    { numRuns: 20_000 },
  )
})

test('what is JSON and one sign away from it', () => {
  const changed = fc.tuple(
    fc.jsonValue({ maxDepth: 4 }),
    fc.nat(),
    fc.constantFrom('', '"', ',', '}', '\\', '0', ' '),
  )
  fc.assert(
    fc.property(changed, ([value, place, sign]) => {
      const text = JSON.stringify(value)
      const at = place % (text.length + 1)
      const said = text.slice(0, at) + sign + text.slice(at + 1)
      const reason = scanned(said)
      if (reason === 'json-key-twice' || reason === 'json-key-forbidden') return
      expect(reason).toBe(isJson(said) ? undefined : 'json-broken')
    }),
    { numRuns: 5000 },
  )
})

test('where parts of it stand, two steps deep', () => {
  const text = Buffer.from('{"repo": {"名": [1]}, "packages": {"a.b": {"x": {"y": 2}}, "c": null}} ')
  const { members } = scanJson(text, usualLimits)
  expect([...(members?.keys() ?? [])]).toEqual(['repo', 'packages'])
  const packages = members?.get('packages')?.members
  expect([...(packages ?? [])].map(([name, span]) => [name, parseSpan(text, span)])).toEqual([
    ['a.b', { x: { y: 2 } }],
    ['c', null],
  ])
  expect(packages?.get('a.b')?.members).toBeUndefined()
})

const object = (names: string[]) => `{"a": {"b": {${names.map(name => `"${name}": {"x": 1}`).join(', ')}}}}`
const many = Array.from({ length: 100 }, (_, i) => `name${i}`)

test.each([
  ['of few', ['same', 'other', 'same'], 'json-key-twice'],
  ['of many', [...many, 'name3'], 'json-key-twice'],
  ['of many, late', [...many, 'late', 'late'], 'json-key-twice'],
  ['written otherwise', ['same', 's\\u0061me'], 'json-key-twice'],
  ['written otherwise before', ['s\\u0061me', 'same'], 'json-key-twice'],
  ['that plain objects have', ['other', '__proto__'], 'json-key-forbidden'],
  ['that plain objects have, written otherwise', ['constr\\u0075ctor'], 'json-key-forbidden'],
  ['that plain objects have, among many', [...many, 'prototype'], 'json-key-forbidden'],
  ['all different', [...many, 'sam', 'same', 'samé', 'S\\u0061me'], undefined],
])('names far below: %s', (_, names, reason) => {
  expect(scanned(object(names))).toBe(reason)
})

test('the same name may stand in one object and in another', () => {
  expect(scanned('{"a": {"b": {"x": {"x": [{"x": 1}, {"x": 2}], "y": 1}, "y": {"x": 1}}}}')).toBeUndefined()
})
