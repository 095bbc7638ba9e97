import { expect, test, vi } from 'vitest'
import { keepRunning } from './keep-running.ts'

const PACE = { minMs: 10, maxMs: 40, lastedMs: 1000 }

test('failing work is reported and retried, later each time', async () => {
  const stopping = new AbortController()
  const began: number[] = []
  const warn = vi.fn()
  await keepRunning(
    async () => {
      began.push(performance.now())
      if (began.length === 5) stopping.abort()
      throw new Error(`failed ${began.length}`)
    },
    PACE,
    { signal: stopping.signal, warn },
  )
  expect(warn.mock.calls.map(([error]) => error.message)).toEqual([1, 2, 3, 4].map(n => `failed ${n}`))
  const waits = began.slice(1).map((at, n) => at - (began[n] ?? 0))
  for (const [n, least] of [20, 40, 40, 40].entries()) expect(waits[n]).toBeGreaterThan(least - 2)
})

test('a stop ends the wait, and failures because of it are not reported', async () => {
  const stopping = new AbortController()
  const warn = vi.fn()
  const work = vi.fn(async () => {})
  const running = keepRunning(
    work,
    { ...PACE, minMs: 60_000, maxMs: 60_000 },
    { signal: stopping.signal, warn },
  )
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce())
  stopping.abort()
  await running
  expect(work).toHaveBeenCalledOnce()
  expect(warn).not.toHaveBeenCalled()
})
