import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { othersShare, type Sample, watchMachine } from './machine.ts'

/** Two processors for ten seconds. */
const before: Sample = { at: 0, busy: 0, total: 0, own: new Map([[1, 4]]) }
const after = (busy: number, own: [number, number][]): Sample => ({
  at: 10_000,
  busy,
  total: 20,
  own: new Map(own),
})

test('what the run’s own processes use is not others’ share', () => {
  expect(othersShare(before, after(12, [[1, 16]]))).toBe(0)
  expect(othersShare(before, after(12, [[1, 6]]))).toBe(0.5)
})

test('a process that was started counts, and one that was killed takes nothing away', () => {
  const share = othersShare(
    before,
    after(12, [
      [1, 6],
      [2, 5],
    ]),
  )
  expect(share).toBe(0.25)
  expect(othersShare({ ...before, own: new Map([[9, 100]]) }, after(12, [[1, 12]]))).toBe(0)
})

test('a share is never below none, and no time has none', () => {
  expect(othersShare(before, after(1, [[1, 9]]))).toBe(0)
  expect(othersShare(before, before)).toBe(0)
})

test('a machine is measured between a time in the past and now', async () => {
  const machine = watchMachine('/no/such/folder')
  const from = performance.now()
  await pause(50)
  const share = machine.othersBetween(from)
  machine.stop()
  expect(share).toBeGreaterThanOrEqual(0)
  expect(share).toBeLessThanOrEqual(1)
})
