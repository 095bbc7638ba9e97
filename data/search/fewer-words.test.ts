import { expect, test } from 'vitest'
import { fewerWords } from './fewer-words.ts'

const tried = (query: string) => [...new Set(fewerWords(query).map(({ words }) => words))]

test('all words but one are tried before single ones, and the longest of those before others', () => {
  expect(tried('天气 桌面 浏览器').slice(0, 4)).toEqual(['天气 桌面', '天气 浏览器', '桌面 浏览器', '浏览器'])
  expect(tried('天气 桌面 浏览器')).toContain('天气')
})

test('a word that no app has is tried by its parts, and by its characters last', () => {
  expect(tried('背单词')).toContain('单词')
  expect(tried('车票')).toEqual(['车', '票'])
})

test('what was typed is not tried again, and there is an end to it', () => {
  expect(tried('微信')).not.toContain('微信')
  expect(fewerWords('天地玄黄宇宙洪荒日月盈昃辰宿列张寒来暑往秋收冬藏').length).toBeLessThan(30)
  expect(fewerWords('!!')).toEqual([])
})
