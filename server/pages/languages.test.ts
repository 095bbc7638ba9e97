import { expect, test } from 'vitest'
import type { Locale } from '../../rules/text/locales.ts'
import { languages } from './languages.ts'
import type { PageSet } from './page.ts'

const set = (base: string, locale: Locale) => ({ base, locale }) as PageSet
const { at, preferredBy } = languages([set('', 'zh-CN'), set('/en', 'en')])

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

test.each([
  ['/packages/a.apk', 'en-US,en;q=0.9', 'en'],
  ['/packages/a.apk', 'zh-CN', 'zh-CN'],
  ['/packages/a.apk', undefined, 'zh-CN'],
  ['/en/apps/1', 'zh-CN', 'en'],
])('%s for a browser that prefers %s is answered in %s', (url, accepted, locale) => {
  expect(preferredBy({ url, headers: { 'accept-language': accepted } }).locale).toBe(locale)
})

test('there must be a language whose addresses name none', () => {
  expect(() => languages([set('/en', 'en')])).toThrow('no default language')
})
