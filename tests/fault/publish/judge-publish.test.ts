import { expect, test } from 'vitest'
import { judgePublish } from './judge-publish.ts'
import type { Outage, Published } from './run-publish.ts'

const outage: Outage = { part: 'web', how: 'killed', from: 0, to: 3000, rightAfterMs: 900, othersShare: 0 }
const good: Published = {
  commands: 1000,
  lost: [],
  backwards: [],
  undone: 0,
  times: { pc: Array(150).fill(200), mobile: Array(150).fill(300) },
  outages: [outage],
  othersShare: 0,
}
const judged = (changed: Partial<Published>) => judgePublish({ ...good, ...changed })

test('commands that were all seen in time and in order are no fault', () => {
  expect(judged({})).toEqual({ failing: [], notJudged: [] })
})

test.each<[string, Partial<Published>]>([
  ['a command that was never seen', { lost: ['command 1 of app 2'] }],
  ['a page that went back', { backwards: ['edge 0 /apps/5: 3 after 4'] }],
  ['a takedown that came back', { backwards: ['edge 0 /apps/5: a takedown came undone, with status 200'] }],
  ['a change that an edge did not answer for', { undone: 1 }],
  ['an outage that is never over', { outages: [{ ...outage, rightAfterMs: undefined }] }],
  ['a run in which nothing was broken', { outages: [] }],
])('%s is a fault, however busy the machine is', (_what, changed) => {
  expect(judged({ ...changed, othersShare: 0.9 }).failing).toHaveLength(1)
})

test.each<[string, (share: number) => Partial<Published>]>([
  [
    'an outage after which it takes too long',
    share => ({ outages: [{ ...outage, rightAfterMs: 5001, othersShare: share }] }),
  ],
  ['changes that are seen too late', share => ({ times: { pc: Array(300).fill(2001) }, othersShare: share })],
])('%s: a fault, and on a busy machine not judged', (_what, changed) => {
  expect(judged(changed(0))).toMatchObject({ failing: [expect.any(String)], notJudged: [] })
  expect(judged(changed(0.9))).toMatchObject({ failing: [], notJudged: [expect.any(String)] })
})

test('too few looks to say how soon changes are seen are not judged', () => {
  expect(judged({ times: { pc: Array(8).fill(200) } })).toEqual({
    failing: [],
    notJudged: ['how soon changes are seen: 8 looks outside of outages, and 100 are needed'],
  })
})
