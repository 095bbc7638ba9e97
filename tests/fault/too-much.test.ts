import { expect, test } from 'vitest'
import type { Killed, Kind } from './kill-each.ts'
import { tooMuch } from './too-much.ts'

const asked = { cached: 550, detail: 130, search: 120, call: 100, collect: 100 }
const none = { cached: 0, detail: 0, search: 0, call: 0, collect: 0 }
const good: Killed = {
  victim: 'a web process',
  asked,
  failed: none,
  servedAfterMs: 0,
  recoveredAfterMs: 2000,
  changes: { made: 10, worstMs: 100, isShown: true },
  othersShare: 0,
}
const faultsOf = (changed: Partial<Killed>) => tooMuch({ ...good, ...changed }).failing
const failing = (failed: Partial<Record<Kind, number>>, victim = good.victim) =>
  faultsOf({ victim, failed: { ...none, ...failed } })

test('an unnoticed kill is no fault', () => {
  expect(tooMuch(good)).toEqual({ failing: [], notJudged: [] })
})

test.each([
  ['call', 'a web process: 100 of 100 calls failed'],
  ['collect', 'a web process: 100 of 100 reports failed'],
  ['detail', 'a web process: 130 of 130 cold detail pages failed'],
  ['search', 'a web process: 120 of 120 cold searches failed'],
  ['cached', 'a web process: 550 of 550 cached pages failed'],
] as const)('when every %s failed, that is a fault', (kind, fault) => {
  expect(failing({ [kind]: asked[kind] })).toEqual([fault])
})

test('one failed request in a hundred is too many, less is not, and one cached page is', () => {
  expect(failing({ detail: 1 })).toEqual([])
  expect(failing({ detail: 2 })).toEqual(['a web process: 2 of 130 cold detail pages failed'])
  expect(failing({ call: 1 })).toHaveLength(1)
  expect(failing({ cached: 1 })).toHaveLength(1)
})

test.each(['a server of the log', 'the leader of the log'])(
  'with %s killed, reports may fail until a leader is elected and no longer',
  victim => {
    expect(failing({ collect: 51 }, victim)).toEqual([])
    expect(failing({ collect: 90 }, victim)).toHaveLength(1)
    expect(failing({ collect: 100 }, victim)).toHaveLength(1)
    expect(failing({ call: 51 }, victim)).toHaveLength(1)
  },
)

test('a run without requests of a kind proves nothing', () => {
  expect(faultsOf({ asked: { ...asked, detail: 0 } })).toEqual([
    'a web process: no cold detail pages were asked for',
  ])
})

const tooLong: [string, Partial<Killed>][] = [
  ['requests failed for too long', { servedAfterMs: 10_001 }],
  ['did not recover in time', { recoveredAfterMs: 10_001 }],
  ['a change was seen too late', { changes: { ...good.changes, worstMs: 10_001 } }],
]
test.each(tooLong)('%s: a fault, and on a busy machine not judged', (fault, changed) => {
  expect(faultsOf(changed)).toEqual([`a web process: ${fault}`])
  const { failing, notJudged } = tooMuch({ ...good, ...changed, othersShare: 0.8 })
  expect(failing).toEqual([])
  expect(notJudged).toEqual([expect.stringContaining(fault)])
})

test('what never comes back is a fault, however busy the machine is', () => {
  expect(faultsOf({ recoveredAfterMs: undefined, othersShare: 0.8 })).toHaveLength(1)
  expect(faultsOf({ changes: { ...good.changes, isShown: false }, othersShare: 0.8 })).toHaveLength(1)
})
