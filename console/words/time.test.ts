import { expect, test } from 'vitest'
import * as en from './en/frame.ts'
import * as zh from './zh-cn/frame.ts'

test("times are by the store's clock, in both languages", () => {
  const late = '2026-11-17T20:00:05Z'
  expect(en.time(late)).toMatch(/^Nov 18, 2026, 4:00\sAM$/)
  expect(en.time(late, true)).toMatch(/^Nov 18, 2026, 4:00:05\sAM$/)
  expect(zh.time(late)).toBe('2026年11月18日 04:00')
  expect(zh.time(late, true)).toBe('2026年11月18日 04:00:05')
})
