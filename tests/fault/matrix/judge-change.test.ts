import { expect, test } from 'vitest'
import type { Fault } from './fault.ts'
import { LIMITS } from './judge.ts'
import { changeText, judgeChange } from './judge-change.ts'
import { judgeLoad } from './steady-load.ts'

const fault: Fault = { part: 'worker', kind: 'killed', begin: async () => {}, end: async () => {} }
const waits: Fault = { ...fault, change: 'waits' }
const times = { acknowledgedAt: 1000, endedAt: 6000, backAt: 8000 }
const judged = (one: Fault, seenAt: number | undefined) => judgeChange(one, { ...times, seenAt }, LIMITS)

test('a change that nothing holds up is seen within its limit', () => {
  expect(judged(fault, 3500)).toBeUndefined()
  expect(judged(fault, 3501)?.isLate).toBe(true)
  expect(judged({ ...fault, change: 5000 }, 6000)).toBeUndefined()
  expect(changeText(fault, { ...times, seenAt: 3500 })).toBe('seen 2500')
})

test('a change that waits is seen soon after the fault, and not before its end', () => {
  expect(judged(waits, 13_000)).toBeUndefined()
  expect(judged(waits, 13_001)?.isLate).toBe(true)
  expect(judged(waits, 5999)?.why).toContain('the fault did not happen')
  expect(changeText(waits, { ...times, seenAt: 9000 })).toBe('waits, seen 1000')
})

test('a change that is never seen is not just late', () => {
  expect(judged(fault, undefined)).toEqual({ why: 'was never seen', isLate: false })
  expect(judged(waits, undefined)).toEqual({ why: 'was never seen', isLate: false })
})

test('no visitor fails while a part restarts, unless it is what answers them', () => {
  const load = (failed: number, failedForMs = 900) => ({
    asked: 100,
    failed,
    failedForMs,
    examples: failed > 0 ? ['/ 503'] : [],
  })
  expect(judgeLoad(fault, load(0, 0), LIMITS)).toBeUndefined()
  expect(judgeLoad(fault, load(1), LIMITS)?.why).toBe('1 of 100 failed; / 503')
  const answering: Fault = { ...fault, breaksFirst: true }
  expect(judgeLoad(answering, load(20), LIMITS)).toBeUndefined()
  expect(judgeLoad(answering, load(20, 5001), LIMITS)?.isLate).toBe(true)
  expect(judgeLoad(answering, load(100), LIMITS)?.why).toBe('100 of 100 failed; / 503')
  expect(judgeLoad(answering, { asked: 0, failed: 0, failedForMs: 0, examples: [] }, LIMITS)?.why).toBe(
    '0 of 0 failed',
  )
})
