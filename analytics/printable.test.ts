import { expect, test } from 'vitest'
import { printable } from './printable.ts'

test.each([
  ['a colour', '\u001b[31mred\u001b[0m', ' [31mred [0m'],
  ['a title', 'x\u001b]0;owned\u0007y', 'x ]0;owned y'],
  ['a line of its own', 'a\r\nb\u2028c', 'a b c'],
  ['text from right to left', 'a\u202eb', 'a b'],
  ['an eight-bit escape', 'a\u009b2Jb', 'a 2Jb'],
  ['Chinese', '青屿笔记 😀', '青屿笔记 😀'],
])('%s', (_what, text, plain) => {
  expect(printable(text)).toBe(plain)
})
