import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withTimeout } from './with-timeout.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = new Promise<string>(() => {})

test('what comes in time is taken, and leaves no timer behind', async () => {
  expect(await withTimeout(50, Promise.resolve('in time'))).toBe('in time')
  await expect(withTimeout(50, Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(vi.getTimerCount()).toBe(0)
})

test('what takes longer is not waited for', async () => {
  const ends = vi.fn()
  withTimeout(50, never).then(ends)
  withTimeout(50, never, 'late').then(ends)
  await vi.advanceTimersByTimeAsync(49)
  expect(ends).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ends.mock.calls).toEqual([[undefined], ['late']])
})
