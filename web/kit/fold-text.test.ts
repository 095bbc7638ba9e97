import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText } from './fold-text.ts'

const sentence = (letter: string) => `${letter.repeat(99)}.`
const long = Array.from('abcdefghijkl', sentence).join(' ')

test('short paragraphs fold by their number', () => {
  expect(foldText(['a', 'b', 'c'], 2)).toEqual({ open: ['a', 'b'], rest: ['c'] })
  expect(foldText(['a'], 2)).toEqual({ open: ['a'], rest: [] })
  expect(foldText([], 1)).toEqual({ open: [], rest: [] })
})

test('one very long paragraph folds where a sentence ends', () => {
  const { open, rest } = foldText([long, 'last'], 1)
  expect(open).toEqual([long.slice(0, 504)])
  expect(rest).toEqual([long.slice(505), 'last'])
  const chinese = foldText(['这一句有十个字的长度。'.repeat(100)], 2)
  expect(chinese.open[0]).toMatch(/。$/)
})

test('the second of two that are shown folds when both are too long', () => {
  const { open, rest } = foldText(['x'.repeat(300), long], 2)
  expect(open).toEqual(['x'.repeat(300), long.slice(0, 201)])
  expect(rest).toEqual([long.slice(202)])
})

test('a little more than is shown is not worth a fold', () => {
  const text = sentence('a').repeat(7)
  expect(foldText([text], 1)).toEqual({ open: [text], rest: [] })
})

test('nothing of a text is lost, and no sign is cut in two', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 3000 })
  const plain = (texts: string[]) => texts.join('').replace(/\s/g, '')
  fc.assert(
    fc.property(fc.array(text, { maxLength: 4 }), fc.integer({ min: 1, max: 3 }), (texts, shown) => {
      const { open, rest } = foldText(texts, shown)
      expect(plain([...open, ...rest])).toBe(plain(texts))
      expect([...open, ...rest].every(one => one.isWellFormed())).toBe(true)
    }),
  )
})
