import { describe, expect, test } from 'vitest'
import { appTokens, type SearchedApp } from './app-tokens.ts'
import { LEVEL, type Level } from './levels.ts'

const app = (parts: Partial<SearchedApp>): SearchedApp => ({
  packageName: 'com.example.app',
  names: [],
  summaries: [],
  descriptions: [],
  developers: [],
  topics: [],
  around: [],
  categories: [],
  ...parts,
})

const at = (level: Level, parts: Partial<SearchedApp>) =>
  appTokens(app(parts))
    .filter(token => token.startsWith(LEVEL[level].letter))
    .map(token => token.slice(1))

describe('a Chinese name', () => {
  const names = ['苔藓手帐']
  test('is found as it is, by how it begins, by words, pairs and characters', () => {
    expect(at('name', { names })).toEqual(['苔藓手帐'])
    expect(at('begins', { names })).toEqual(['苔', '苔藓', '苔藓手', '苔藓手帐'])
    expect(at('words', { names })).toEqual(['苔藓', '手帐', '藓手', '苔', '藓', '手', '帐'])
  })

  test('is found by its sound and its first letters', () => {
    expect(at('key', { names })).toContain('taixianshouzhang')
    expect(at('initials', { names })).toEqual(['txsz'])
    expect(at('part', { names })).toEqual(expect.arrayContaining(['t', 'taixian', 'txs', 'shouzhang']))
  })

  test('is found by its sound from any syllable on, however little of it is typed', () => {
    expect(at('inside', { names })).toEqual(expect.arrayContaining(['sh', 'shouz', 'xianshouzhan', 'zhang']))
    expect(at('inside', { names })).not.toContain('taixian')
    expect(at('near', { names })).toContain('shouzhng')
  })

  test('has its sound also with Latin parts in it', () => {
    expect(at('key', { names: ['叠叠 PDF'] })).toContain('diediepdf')
    expect(at('initials', { names: ['叠叠 PDF'] })).toEqual(['ddp'])
  })
})

describe('a Latin name', () => {
  test('is found with and without its spaces, capitals and accents', () => {
    expect(at('name', { names: ['Café NewPipe'] })).toEqual(['cafenewpipe'])
    expect(at('words', { names: ['Café NewPipe'] })).toEqual(['cafe', 'newpip', 'new', 'pipe'])
    expect(at('initials', { names: ['Café NewPipe'] })).toEqual(['cnp'])
  })

  test('is found by one or many', () => {
    expect(at('words', { names: ['Notes'] })).toEqual(['note'])
    expect(at('words', { names: ['Diaries'] })).toEqual(['diary'])
    expect(at('words', { names: ['Chess Bus Canvas'] })).toEqual(['chess', 'bus', 'canvas'])
  })
})

test('the package name is a key, is found up to each dot, and its parts are words', () => {
  const { packageName } = { packageName: 'com.Tencent.MM' }
  expect(at('key', { packageName })).toEqual(['com.tencent.mm'])
  expect(at('package', { packageName })).toEqual([
    '.t',
    '.te',
    '.ten',
    '.tenc',
    '.tence',
    '.tencen',
    'com.tencent',
    '.m',
    '.mm',
  ])
  expect(at('about', { packageName })).toEqual(['tencent', 'mm'])
})

test('the category is what an app is, by its sound and in other words; surely so where its texts agree', () => {
  const parts = { names: ['钨丝相机'], summaries: ['夜里也能拍照'], topics: ['拍照修图'] }
  expect(at('topic', parts)).toEqual(
    expect.arrayContaining(['拍照', '修图', '拍照修图', 'xiutu', 'camera', '美颜']),
  )
  expect(at('sure', parts)).toEqual(expect.arrayContaining(['camera', '相机', '拍照', 'xiangji']))
  expect(at('sure', parts)).not.toContain('修图')
  expect(at('other', { names: ['一格日历'] })).toContain('calendar')
  expect(at('topic', { names: ['一格日历'] })).toEqual([])
})

test('traditional characters are the same as simplified ones', () => {
  expect(at('name', { names: ['末班車'] })).toEqual(['末班车'])
})

test('summary, developer and the shown category are about the app; the rest is text', () => {
  const parts = {
    summaries: ['每天一页'],
    developers: ['青屿'],
    topics: ['手帐'],
    around: ['办公'],
    categories: ['健康'],
    descriptions: ['离线使用'],
  }
  expect(at('about', parts)).toEqual(
    expect.arrayContaining(['每天', '一页', '青屿', 'qingyu', '手帐', '办公', 'bangong']),
  )
  expect(at('about', parts)).not.toContain('健康')
  expect(at('text', parts)).toEqual([...at('about', parts), '健康', '离线', '使用'])
})

test('however long its texts are, an app has a bounded number of tokens, none with a space', () => {
  const long = Array.from({ length: 5000 }, (_, n) => `word${n} 词语${n}`).join('，')
  const tokens = appTokens(
    app({ names: [long.slice(0, 300)], summaries: [long.slice(0, 300)], descriptions: [long] }),
  )
  expect(tokens.length).toBeLessThan(1500)
  expect(tokens.filter(token => /\s/.test(token))).toEqual([])
})
