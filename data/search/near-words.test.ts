import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearWords } from './near-words.ts'

const meet = (a: string, b: string) => nearWords(a).some(word => nearWords(b).includes(word))

test.each([
  ['weixin', 'weixn', 'a letter too few'],
  ['weixin', 'weiixin', 'a letter too many'],
  ['weixin', 'weizin', 'a wrong letter'],
  ['weixin', 'wiexin', 'two letters swapped'],
])('%s and %s meet: %s', (a, b) => expect(meet(a, b)).toBe(true))

test('words that share little do not meet', () => {
  expect(meet('weixin', 'taobao')).toBe(false)
  expect(meet('weixin', 'weibo')).toBe(false)
})

test('short words have no neighbours, because everything is near to them', () => {
  expect(nearWords('wxd')).toEqual([])
})

test('however a word is mistyped by one letter, it meets the right one', () => {
  const words = fc.stringMatching(/^[a-z]{5,12}$/)
  fc.assert(
    fc.property(words, fc.nat(), fc.constantFrom(...'abcxyz'), (word, n, letter) => {
      const at = n % word.length
      expect(meet(word, word.slice(0, at) + word.slice(at + 1))).toBe(true)
      expect(meet(word, word.slice(0, at) + letter + word.slice(at))).toBe(true)
      expect(meet(word, word.slice(0, at) + letter + word.slice(at + 1))).toBe(true)
    }),
  )
})
