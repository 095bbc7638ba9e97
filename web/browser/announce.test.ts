// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { announce } from './announce.ts'

test('all texts are read in one live region, which is there before its text, and the same text is read twice', () => {
  vi.useFakeTimers()
  announce('已收藏')
  const [region] = document.querySelectorAll('[role=status]')
  expect(region?.textContent).toBe('')
  vi.advanceTimersByTime(100)
  expect(region?.textContent).toBe('已收藏')
  announce('已收藏')
  expect(region?.textContent).toBe('')
  vi.advanceTimersByTime(100)
  expect([...document.querySelectorAll('[role=status]')].map(place => place.textContent)).toEqual(['已收藏'])
  vi.useRealTimers()
})
