import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitLines } from './fit-lines.ts'

test.each([
  ['苔藓手帐', ['苔藓手帐']],
  ['一二三四五六七八', ['一二三四五', '六七八']],
  ['一二三四五六七八九十', ['一二三四五', '六七八九十']],
  ['一二三四五六七八九十甲', ['一二三四五', '六七八九…']],
  ['abcdefgh', ['abcdefgh']],
  ['  a \n b  ', ['a b']],
  ['', []],
])('%j fits as %j', (text, lines) => {
  expect(fitLines(text, 5, 2)).toEqual(lines)
})

test('never more lines than asked for, and nothing is made up', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      const lines = fitLines(text, 5, 2)
      expect(lines.length).toBeLessThanOrEqual(2)
      const said = lines.join('').replaceAll(/[\s…]/g, '')
      expect(text.replaceAll(/[\s…]/g, '').startsWith(said)).toBe(true)
    }),
  )
})
