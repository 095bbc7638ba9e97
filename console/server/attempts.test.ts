import type { FastifyBaseLogger } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { attemptLogger } from '../../platform/security/log-attempt.ts'
import { MAX_LINES } from '../app.ts'
import { CONSOLE_ATTEMPTS, type ConsoleAttempt } from './attempts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a flood of two kinds is counted, and makes less than a hundred lines a minute', () => {
  const lines: unknown[] = []
  const counted: ConsoleAttempt[] = []
  const log = { warn: (line: unknown) => void lines.push(line) } as unknown as FastifyBaseLogger
  const logAttempt = attemptLogger<ConsoleAttempt>(log, {
    kinds: CONSOLE_ATTEMPTS,
    count: attempt => void counted.push(attempt),
    max: MAX_LINES,
  })
  for (let second = 0; second < 60; second += 1) {
    for (let n = 0; n < 800; n += 1)
      logAttempt(n % 2 ? 'wrong-code' : 'locked-out', {
        headers: {},
        ip: `11.0.${n}.1`,
        id: '',
        url: '/sign-in?x',
      })
    vi.advanceTimersByTime(1000)
  }
  expect(counted).toHaveLength(48_000)
  expect(lines.length).toBeLessThan(100)
  expect(lines[0]).toEqual({ attempt: 'locked-out', client: '11.0.0.1', reqId: '', path: '/sign-in' })
})
