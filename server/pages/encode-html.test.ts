import { expect, test } from 'vitest'
import { encodeHtml } from './encode-html.ts'

test.each(['', 'plain', '花架', 'a😀b', '\ud800', '长'.repeat(400_000)])(
  'gives what Buffer.from gives',
  text => {
    expect(encodeHtml(text).equals(Buffer.from(text))).toBe(true)
  },
)

test('a later page does not change an earlier one', () => {
  const first = encodeHtml('第一页')
  encodeHtml('第二页')
  expect(first.toString()).toBe('第一页')
})
