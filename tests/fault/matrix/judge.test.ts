import { expect, test } from 'vitest'
import type { Answer } from './ask.ts'
import type { Fault } from './fault.ts'
import { isWorse, judge, judgeFirst, judgeMs, LIMITS } from './judge.ts'

const fault: Fault = { part: 'web', kind: 'killed', begin: async () => {}, end: async () => {} }
const answer = (status: number, ms = 1, body = ''): Answer => ({ status, ms, body, headers: {} })
const why = (changed: Partial<Fault>, given: Answer) =>
  judge({ ...fault, ...changed }, 'cold', given, LIMITS)?.why

test('what is not named by the fault must be as ever', () => {
  expect(why({}, answer(200))).toBeUndefined()
  expect(why({}, answer(503, 1, '是我们这边出了问题'))).toContain('answered 503')
})

test('what is refused must say whose fault it is', () => {
  expect(why({ refused: ['cold'] }, answer(503, 1, '是我们这边出了问题'))).toBeUndefined()
  expect(why({ refused: ['cold'] }, answer(503, 1, 'Guru Meditation'))).toContain('Guru Meditation')
  expect(why({ refused: ['cold'] }, answer(0))).toContain('answered 0')
})

test('a fault that changes nothing did not happen', () => {
  expect(why({ refused: ['cold'] }, answer(200))).toContain('the fault did not happen')
  expect(why({ refused: ['cold'], sometimes: ['cold'] }, answer(200))).toBeUndefined()
})

test('who should get no answer and gets one proves that the fault did not happen', () => {
  expect(why({ noAnswer: ['cold'] }, answer(0, 1000))).toBeUndefined()
  expect(why({ noAnswer: ['cold'] }, answer(200))).toContain('the fault did not happen')
  expect(why({ noAnswer: ['cold'] }, answer(503, 1, '是我们这边出了问题'))).toContain('answered 503')
})

test('a page is late after its own limit', () => {
  expect(judge(fault, 'cold', answer(200, 2501), LIMITS)?.isLate).toBe(true)
  expect(judge({ ...fault, slow: { cold: 3000 } }, 'cold', answer(200, 2501), LIMITS)).toBeUndefined()
})

test('first visitors need an answer, unless nothing is there to give one', () => {
  expect(judgeFirst(fault, answer(200), LIMITS)).toBeUndefined()
  expect(judgeFirst(fault, answer(0), LIMITS)?.isLate).toBe(false)
  expect(judgeFirst({ ...fault, breaksFirst: true }, answer(0), LIMITS)).toBeUndefined()
  expect(judgeFirst(fault, answer(200, 3501), LIMITS)?.isLate).toBe(true)
})

test('what never happens is not just late', () => {
  expect(judgeMs(5001, 5000)?.isLate).toBe(true)
  expect(judgeMs(undefined, 5000)?.isLate).toBe(false)
})

test('a download that breaks is worse than one that waits', () => {
  expect([isWorse('breaks', 'waits'), isWorse('waits'), isWorse('goes on')]).toEqual([true, true, false])
})
