import fc from 'fast-check'
import { expect, test } from 'vitest'
import { preferredLocale } from './accept-language.ts'
import { LOCALES } from './locales.ts'

test.each([
  ['en', 'en'],
  ['en-US,en;q=0.9', 'en'],
  ['EN-gb', 'en'],
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh-CN'],
  ['zh-TW,en;q=0.8', 'zh-CN'],
  ['zh;q=0.5,en;q=0.8', 'en'],
  ['en;q=0.5,zh;q=0.8', 'zh-CN'],
  ['zh;q=0.8,en;q=0.8', 'zh-CN'],
  ['en;q=0.8,zh;q=0.8', 'en'],
  ['en ; q=0.7 , zh ; q=0.3', 'en'],
  ['fr-FR,fr;q=0.9,en;q=0.1', 'en'],
  ['zh;q=0,en;q=0.1', 'en'],
  ['en;q=0', 'zh-CN'],
  ['en;q=high,zh;q=0.1', 'zh-CN'],
  ['*,en;q=0.5', 'zh-CN'],
  ['en,*;q=0.5', 'en'],
  ['fr', 'zh-CN'],
  ['english', 'zh-CN'],
  ['', 'zh-CN'],
  [undefined, 'zh-CN'],
  [`${'fr,'.repeat(200)}en`, 'zh-CN'],
])('Accept-Language %s gets %s', (header, locale) => {
  expect(preferredLocale(header)).toBe(locale)
})

test('whatever is sent, there is an answer', () => {
  fc.assert(fc.property(fc.string(), header => LOCALES.includes(preferredLocale(header))))
})
