import { expect, test } from 'vitest'
import { isEmailAddress } from './email-address.ts'

test.each(['a@b.example', 'first.last+store@mail.example.cn', '小明@example.com'])(
  '%s is an address',
  text => {
    expect(isEmailAddress(text)).toBe(true)
  },
)

test.each([
  '',
  'a@b',
  '@b.example',
  'a@b@c.example',
  'a b@c.example',
  'a@.example',
  'a@-b.example',
  'a@b.example\nBcc: c@d.example',
  '<a@b.example>',
  `${'a'.repeat(65)}@b.example`,
  `a@${'b'.repeat(250)}.example`,
])('%j is none', text => {
  expect(isEmailAddress(text)).toBe(false)
})

test('a long text that is no address takes no time', () => {
  const started = performance.now()
  expect(isEmailAddress(`a@${'a-'.repeat(126)}`)).toBe(false)
  expect(performance.now() - started).toBeLessThan(1000)
})
