// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchClock } from './watch-clock.ts'

const start = Date.UTC(2026, 10, 14, 4)
const hour = 3_600_000
let hidden = false

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  hidden = false
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
})
afterEach(() => vi.useRealTimers())

const look = (away: boolean) => {
  hidden = away
  document.dispatchEvent(new Event('visibilitychange'))
}

test('tells at once and every minute, and every second in the last hour', () => {
  const told: number[] = []
  watchClock(document, [start + 3 * hour], now => told.push(now))
  expect(told).toEqual([start])
  vi.advanceTimersByTime(10 * 60_000)
  expect(told).toHaveLength(11)
  vi.advanceTimersByTime(2 * hour)
  told.length = 0
  vi.advanceTimersByTime(5000)
  expect(told).toHaveLength(5)
  expect(told.every(now => now % 1000 === 0)).toBe(true)
})

test('tells the end itself, and then no more', () => {
  const tell = vi.fn()
  watchClock(document, [start + 1500, start - 1], tell)
  vi.advanceTimersByTime(2000)
  expect(tell).toHaveBeenLastCalledWith(start + 2000)
  tell.mockClear()
  vi.advanceTimersByTime(hour)
  expect(tell).not.toHaveBeenCalled()
})

test('a hidden page rests, and is up to date when it is visible again', () => {
  const tell = vi.fn()
  watchClock(document, [start + hour], tell)
  look(true)
  tell.mockClear()
  vi.advanceTimersByTime(10_000)
  expect(tell).not.toHaveBeenCalled()
  look(false)
  expect(tell).toHaveBeenCalledWith(start + 10_000)
  vi.advanceTimersByTime(3000)
  expect(tell).toHaveBeenCalledTimes(4)
})
