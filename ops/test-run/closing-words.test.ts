import { expect, test } from 'vitest'
import { closingWords } from './closing-words.ts'
import type { TestResult } from './result.ts'

const passed: TestResult = { name: 'a', outcome: 'passed' }
const failed: TestResult = { name: 'b', outcome: 'failed' }
const skipped: TestResult = { name: 'c', outcome: 'skipped', why: 'no data here' }
const flaky: TestResult = { name: 'd', outcome: 'flaky' }

test('a run ends with its counts alone on a line', () => {
  expect(closingWords([passed, passed], {})).toEqual({ lines: ['2 passed, 0 failed, 0 skipped'], failed: 0 })
  expect(closingWords([passed, failed], {})).toEqual({ lines: ['1 passed, 1 failed, 0 skipped'], failed: 1 })
})

test('a test that was skipped is counted, and named with its reason', () => {
  expect(closingWords([passed, skipped], {})).toEqual({
    lines: ['1 skipped:', '  c: no data here', '1 passed, 0 failed, 1 skipped'],
    failed: 0,
  })
})

test('ten flaky tests are borne, and named', () => {
  expect(closingWords(Array(10).fill(flaky), {})).toEqual({
    lines: ['10 flaky:', ...Array(10).fill('  d: mend it'), '10 passed, 0 failed, 0 skipped'],
    failed: 0,
  })
})

test('eleven flaky tests have failed', () => {
  expect(closingWords([passed, ...Array(11).fill(flaky)], {})).toEqual({
    lines: [
      '11 flaky:',
      ...Array(11).fill('  d: one of too many, so it has failed'),
      '1 passed, 11 failed, 0 skipped',
    ],
    failed: 11,
  })
})

test('a flaky test that is known has passed, and is named with its reason', () => {
  expect(closingWords([passed, flaky], { d: 'the engine is slow to start' })).toEqual({
    lines: ['1 flaky:', '  d: the engine is slow to start', '2 passed, 0 failed, 0 skipped'],
    failed: 0,
  })
})

test('a test that is known to be flaky and fails at every try has failed', () => {
  expect(closingWords([{ ...flaky, outcome: 'failed' }], { d: 'the engine is slow to start' }).failed).toBe(1)
})
