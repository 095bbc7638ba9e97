import { expect, test } from 'vitest'
import { DESKTOP_USER_AGENT, MOBILE_USER_AGENT, pageTypeOf } from './page-type.ts'

test.each([
  [
    'an iPad',
    'Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1',
  ],
  [
    'an iPad that says it is a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
  ],
  [
    'a HarmonyOS desktop',
    'Mozilla/5.0 (PC; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1',
  ],
  ['a Linux desktop', 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'],
  ['Googlebot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ['a script', 'curl/8.5.0'],
  ['nobody', ''],
  ['a visitor without a user agent', undefined],
])('[DET-1] %s gets the desktop page', (_, userAgent) => {
  expect(pageTypeOf(userAgent)).toBe('PC')
})

test.each([
  [
    'an Android tablet',
    'Mozilla/5.0 (Linux; Android 13; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  ],
  [
    'a HarmonyOS phone',
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile',
  ],
  [
    'a HarmonyOS tablet',
    'Mozilla/5.0 (Tablet; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1',
  ],
  ['a Windows phone', 'Mozilla/5.0 (compatible; MSIE 9.0; Windows Phone OS 7.5; Trident/5.0; IEMobile/9.0)'],
  ['an iPod', 'Mozilla/5.0 (iPod touch; CPU iPhone OS 12_0 like Mac OS X)'],
  ['Firefox on a phone', 'Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0'],
  ['Opera Mini', 'Opera/9.80 (J2ME/MIDP; Opera Mini/9.80; U; zh) Presto/2.5.25'],
  ['a shouting phone', 'ANDROID'],
])('[DET-1] %s gets the mobile page', (_, userAgent) => {
  expect(pageTypeOf(userAgent)).toBe('Mobile')
})

test('[DET-1] the expression can stand in a VCL string', () => {
  for (const source of [MOBILE_USER_AGENT, DESKTOP_USER_AGENT]) {
    expect(source).not.toMatch(/["\\{}\n*+?.^]/)
    expect(source).toBe(source.toLowerCase())
  }
})

test('[DET-1] a very long user agent is judged quickly', () => {
  const start = performance.now()
  expect(pageTypeOf('(pc; '.repeat(20_000))).toBe('PC')
  expect(pageTypeOf('mobil'.repeat(20_000))).toBe('PC')
  expect(performance.now() - start).toBeLessThan(2000)
})
