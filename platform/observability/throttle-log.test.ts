import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rateLimited } from './throttle-log.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The lines for so many things of each kind. */
function told(span: Parameters<typeof rateLimited>[0]) {
  const lines: string[] = []
  const tell = rateLimited(span)
  const send = (kind: string, times: number) => {
    for (let n = 0; n < times; n++)
      tell(
        kind,
        () => lines.push(kind),
        more => lines.push(`${kind} +${more}`),
      )
  }
  return { lines, send }
}

test('[SEC-2] a flood is a few lines and a number, and the next span starts over', () => {
  const { lines, send } = told({ max: 2, windowMs: 1000, kinds: 10 })
  send('a', 100_000)
  send('b', 1)
  expect(lines).toEqual(['a', 'a', 'b'])
  vi.advanceTimersByTime(999)
  expect(lines.length).toBe(3)
  vi.advanceTimersByTime(1)
  expect(lines.slice(3)).toEqual(['a +99998'])
  send('a', 2)
  vi.advanceTimersByTime(5000)
  expect(lines.slice(4)).toEqual(['a', 'a'])
})

test('[SEC-2] a flood of kinds is no more than so many, and leaves nothing behind', () => {
  const { lines, send } = told({ max: 1, windowMs: 1000, kinds: 3 })
  for (let n = 0; n < 10_000; n++) send(`kind ${n}`, 1)
  expect(lines).toEqual(['kind 0', 'kind 1', 'kind 2', 'kind 3'])
  expect(vi.getTimerCount()).toBe(4)
  vi.advanceTimersByTime(1000)
  expect(lines.slice(4)).toEqual(['kind 3 +9996'])
  expect(vi.getTimerCount()).toBe(0)
})
