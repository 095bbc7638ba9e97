import { expect, test } from 'vitest'
import type { Quarantine } from './quarantine.ts'
import type { TestResult } from './result.ts'
import { summarize } from './summary.ts'

const passed: TestResult = { name: 'a', outcome: 'passed' }
const failed: TestResult = { name: 'b', outcome: 'failed' }
const skipped: TestResult = { name: 'c', outcome: 'skipped', why: 'no data here' }
const flaky: TestResult = { name: 'd', outcome: 'flaky' }
const slowStart: Quarantine = { d: { reason: 'the engine is slow to start', since: '2026-11-01' } }

const summaryOf = (results: TestResult[], quarantine: Quarantine = {}, day = '2026-11-15') =>
  summarize(results, { quarantine, day })

test('a run ends with its counts alone on a line', () => {
  expect(summaryOf([passed, passed])).toEqual({ lines: ['2 passed, 0 failed, 0 skipped'], failed: 0 })
})

test('a failed test is named again at the end', () => {
  expect(summaryOf([passed, failed])).toEqual({
    lines: ['1 failed:', '  b', '1 passed, 1 failed, 0 skipped'],
    failed: 1,
  })
})

test('a skipped test is counted, and named with its reason', () => {
  expect(summaryOf([passed, skipped])).toEqual({
    lines: ['1 skipped:', '  c: no data here', '1 passed, 0 failed, 1 skipped'],
    failed: 0,
  })
})

test('one test that passed only when retried fails the run', () => {
  expect(summaryOf([passed, flaky])).toEqual({
    lines: ['1 passed only when retried:', '  d: counts as failed', '1 passed, 1 failed, 0 skipped'],
    failed: 1,
  })
})

test('a quarantined test may be retried for 14 days, and is named with the reason', () => {
  expect(summaryOf([passed, flaky], slowStart)).toEqual({
    lines: [
      '1 passed only when retried:',
      '  d: the engine is slow to start',
      '2 passed, 0 failed, 0 skipped',
    ],
    failed: 0,
  })
})

test('on the fifteenth day the quarantine has expired, whether the test was retried or not', () => {
  expect(summaryOf([passed, flaky], slowStart, '2026-11-16').failed).toBe(1)
  expect(summaryOf([passed], slowStart, '2026-11-16')).toEqual({
    lines: ['quarantined for more than 14 days: d', '1 passed, 1 failed, 0 skipped'],
    failed: 1,
  })
})

test('a quarantine without a date that can be read has expired', () => {
  expect(summaryOf([passed], { d: { reason: 'x', since: 'soon' } }).failed).toBe(1)
})

test('a quarantined test that fails every try has failed', () => {
  expect(summaryOf([{ ...flaky, outcome: 'failed' }], slowStart).failed).toBe(1)
})
