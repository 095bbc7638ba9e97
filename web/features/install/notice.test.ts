// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { handedOver, offerInstead } from './notice.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('[DL-8] the offer of the ordinary download takes the place of what was said before', () => {
  handedOver()
  offerInstead('/packages/a.apk', String(1024 ** 2))
  expect(document.querySelector('[role=status] a')).toBeNull()
  vi.advanceTimersByTime(2000)
  const lines = [...document.querySelectorAll('[role=status]')]
  expect(lines.map(line => line.querySelector('a')?.getAttribute('href'))).toEqual(['/packages/a.apk'])
})
