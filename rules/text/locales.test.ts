import { expect, test } from 'vitest'
import { baseOf, LOCALES, pathIn } from './locales.ts'

test('one language is at home, and every other has addresses of its own', () => {
  const bases = LOCALES.map(baseOf)
  expect(bases[0]).toBe('')
  expect(new Set(bases).size).toBe(LOCALES.length)
  for (const base of bases.slice(1)) expect(base).toMatch(/^\/[a-z]{2,3}(-[a-z\d]+)*$/)
})

test('an address is that of home after the language', () => {
  expect(pathIn('zh-CN', '/')).toBe('/')
  expect(pathIn('zh-CN', '/apps/1')).toBe('/apps/1')
  expect(pathIn('en', '/')).toBe('/en')
  expect(pathIn('en', '/apps/1?page=2')).toBe('/en/apps/1?page=2')
})
