import { expect, test } from 'vitest'
import { localeOrder } from './best-text.ts'

test('each language is followed by itself in other countries, English comes after the store’s own', () => {
  expect(localeOrder(['zh-CN', 'pt-BR'])).toBe('zh-CN,zh-,pt-BR,pt-,en,en-')
  expect(localeOrder(['en', 'zh-CN'])).toBe('en,en-,zh-CN,zh-')
  expect(localeOrder([])).toBe('en,en-')
})
