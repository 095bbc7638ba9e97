import { expect, test } from 'vitest'
import { readCommandForm } from './command-form.ts'

test('the console’s own fields are read, and the command’s are left', () => {
  const form = readCommandForm({ app: '1', '_was.app': '2', _back: '/apps', _each: 'app', _json: '{"a":1}' })
  expect(form).toMatchObject({
    back: '/apps',
    each: 'app',
    json: { a: 1 },
    isTrial: false,
    reason: undefined,
  })
})

test.each([
  ['a field that nobody knows', { _other: 'x' }],
  ['a field of which each is not meant', { _each: 'change' }],
  ['what is not JSON', { _json: '{' }],
  ['JSON that is no object', { _json: '[1]' }],
  ['a reason of no kind', { _reasonKind: 'boredom' }],
])('%s is refused', (_, form) => {
  expect(() => readCommandForm(form)).toThrow(expect.objectContaining({ why: 'input' }))
})
