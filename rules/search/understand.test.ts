import { expect, test } from 'vitest'
import { type Meaning, phrasesIn, understand } from './understand.ts'

const MEANINGS: Meaning[] = [
  { typed: ['睡不着', '失眠', 'fall asleep'], meant: ['睡眠', 'sleep'], isBrand: false },
  { typed: ['split bill'], meant: ['aa'], isBrand: false },
  { typed: ['打车'], meant: ['出行'], isBrand: false },
  { typed: ['药'], meant: ['药箱'], isBrand: false },
  { typed: ['老人', '大字'], meant: ['长辈'], isBrand: false },
  { typed: ['微信', 'keep'], meant: ['聊天'], isBrand: true },
]

/** As a dictionary cuts these. */
const WORDS = [
  '睡不着',
  '怎么办',
  '适合',
  '老人',
  '用',
  '的',
  '大字',
  '软件',
  '游戏',
  '车票',
  '打',
  '微信',
  '药',
  '过期',
  '了',
  '不要',
  '画画',
  '只要',
  '一样',
  '像',
  '有',
  '合',
]
const cut = (run: string): string[] => {
  const word =
    WORDS.filter(word => run.startsWith(word)).sort((a, b) => b.length - a.length)[0] ?? run.slice(0, 1)
  return run === '' ? [] : [word, ...cut(run.slice(word.length))]
}
const root = (word: string) => word.replace(/s$/, '')
const read = (plain: string) => understand(plain, MEANINGS, cut, root)
const terms = (plain: string) => read(plain).terms.map(({ word }) => word)

test('words that ask or join say nothing of what is looked for', () => {
  expect(terms('睡不着怎么办')).toEqual(['睡不着'])
  expect(terms('how do i take notes')).toEqual(['take', 'notes'])
})

test('a phrase has the other words that staff gave it, also with words in between', () => {
  expect(read('cant fall asleep').terms).toEqual(
    [
      { word: 'cant', meant: [], isVague: false },
      { word: 'fall asleep', meant: ['睡眠', 'sleep'], isVague: false },
    ].slice(1),
  )
  expect(read('split the bills').terms).toMatchObject([{ word: 'split the bills', meant: ['aa'] }])
})

test('two phrases of one meaning are one thing', () => {
  expect(terms('适合老人用的大字软件')).toEqual(['老人 大字'])
})

test('no phrase begins in one word and ends in another', () => {
  expect(read('打车票').terms).toMatchObject([
    { word: '打', isVague: true },
    { word: '车票', meant: [] },
  ])
})

test('a character counts beside a word, and by itself only where staff know it', () => {
  expect(terms('合')).toEqual([])
  expect(read('药过期了').terms).toMatchObject([{ word: '药', meant: ['药箱'] }, { word: '过期' }])
})

test('of which kind it is to be is no word to look for', () => {
  expect(read('大字软件')).toMatchObject({ kind: 'soft', terms: [{ word: '大字' }] })
  expect(read('board games')).toMatchObject({ kind: 'game', terms: [{ word: 'board' }] })
  expect(read('不要游戏 只要画画的')).toMatchObject({ kind: 'soft', without: [], terms: [{ word: '画画' }] })
})

test('what it shall not be is not looked for', () => {
  expect(read('board games but no mahjong')).toMatchObject({
    without: ['mahjong'],
    terms: [{ word: 'board' }],
  })
})

test('a brand is one where the query is nothing else', () => {
  expect(read('像微信一样的软件').brand).toMatchObject({ word: '微信', meant: ['聊天'] })
  expect(read('keep diary').brand).toBeUndefined()
})

test('phrases to look up are few, however long the query is', () => {
  expect(phrasesIn('split the bills', root)).toEqual(
    expect.arrayContaining(['split bill', 'split the bills', 'bill']),
  )
  expect(phrasesIn('天地玄黄'.repeat(100), root).length).toBeLessThan(500)
})
