import { expect, test } from 'vitest'
import { langOf } from './lang.ts'

test.each([
  ['很好用', 'en', 'zh'],
  ['很好用', 'zh-CN', undefined],
  ['とても良い', 'zh-CN', 'ja'],
  ['좋아요', 'en', 'ko'],
  ['Very good', 'zh-CN', undefined],
])('%s on a page in %s is marked as %s', (text, page, lang) => {
  expect(langOf(text, page)).toBe(lang)
})
