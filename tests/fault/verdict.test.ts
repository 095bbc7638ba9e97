import { expect, test } from 'vitest'
import { exitCode, judgeLate, together, verdictLines } from './verdict.ts'

const quiet = 0.1
const busy = 0.6

test('what came too late fails on a quiet machine', () => {
  const verdict = judgeLate(['took 300 ms'], quiet)
  expect(verdict).toEqual({ failing: ['took 300 ms'], notJudged: [] })
  expect(exitCode(verdict)).toBe(1)
})

test('what came too late on a busy machine is not judged, and does not pass', () => {
  const verdict = judgeLate(['took 300 ms'], busy)
  expect(verdict).toEqual({ failing: [], notJudged: ['took 300 ms (others used 60 % of the processors)'] })
  expect(exitCode(verdict)).toBe(2)
  expect(verdictLines(verdict, 'passed').join('\n')).toContain('not judged:\ntook 300 ms')
  expect(verdictLines(verdict, 'passed')).not.toContain('passed')
})

test('what was in time passes, also on a busy machine', () => {
  const verdict = judgeLate([], busy)
  expect(exitCode(verdict)).toBe(0)
  expect(verdictLines(verdict, 'passed')).toEqual(['', 'passed'])
})

test('a failure outweighs what was not judged', () => {
  const verdict = together([judgeLate(['late'], busy), { failing: ['wrong'], notJudged: [] }])
  expect(exitCode(verdict)).toBe(1)
  expect(verdictLines(verdict, 'passed')).toEqual([
    '',
    'failing:',
    'wrong',
    '',
    'not judged:',
    'late (others used 60 % of the processors)',
  ])
})
