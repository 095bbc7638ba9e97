import { expect, test } from 'vitest'
import { languages } from './languages.ts'
import type { PageSet } from './page.ts'

const set = (base: string) => ({ base }) as PageSet
const { at } = languages([set(''), set('/en')])

test.each([
  ['/', ''],
  ['/apps/1', ''],
  ['/entry', ''],
  ['/apps/en', ''],
  ['/en', '/en'],
  ['/en?q=1', '/en'],
  ['/en/apps/1', '/en'],
])('%s is in the language at "%s"', (url, base) => {
  expect(at(url).base).toBe(base)
})

test('there must be a language whose addresses name none', () => {
  expect(() => languages([set('/en')])).toThrow('at home')
})
