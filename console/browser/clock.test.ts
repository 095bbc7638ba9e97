import { expect, test } from 'vitest'
import { clockIn } from './clock.ts'

test.each([
  ['en', false, /^Nov 18, 2026, 4:00\sAM$/],
  ['en', true, /^Nov 18, 2026, 4:00:05\sAM$/],
  ['zh-CN', false, /^2026年11月18日 04:00$/],
  ['zh-CN', true, /^2026年11月18日 04:00:05$/],
])('in %s a time is written as people there write it, seconds: %s', (locale, seconds, text) => {
  expect(clockIn(locale, seconds, 'Asia/Shanghai').format(new Date('2026-11-17T20:00:05Z'))).toMatch(text)
})
