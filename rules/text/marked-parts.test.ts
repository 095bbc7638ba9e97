import { expect, test } from 'vitest'
import { markedParts } from './marked-parts.ts'

const shown = (text: string, words: string[]) =>
  markedParts(text, words)
    .map(part => (part.hit ? `[${part.text}]` : part.text))
    .join('')

test('matches are marked, in any case and position', () => {
  expect(shown('苔藓手帐，一本手帐', ['手帐'])).toBe('苔藓[手帐]，一本[手帐]')
  expect(shown('NewPipe, newpipe', ['newpipe'])).toBe('[NewPipe], [newpipe]')
})

test('the longer word is marked before the shorter one in it', () => {
  expect(shown('文件管理器', ['文件管理', '文件'])).toBe('[文件管理]器')
})

test('no word, no mark; signs are signs and no pattern', () => {
  expect(shown('a.b', [])).toBe('a.b')
  expect(shown('axb a.b (', ['a.b', '('])).toBe('axb [a.b] [(]')
})
