import { expect, test } from 'vitest'
import { CLOCK_SLACK_MS } from '../../../contract/collect.ts'
import { boxOf, eventOf } from './memory-box.test-support.ts'
import { settle } from './settle.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const ids = (box: { events: { id: string }[] }) => box.events.map(({ id }) => id)

test('[TRK-1] what was answered leaves the box, and what came meanwhile stays as it was', () => {
  const [a, b, c] = [eventOf('a', 1), eventOf('b', 2), eventOf('c', 3)]
  const box = boxOf(a, b, c)
  settle(box, [a, b], 1000, { now: 2000, refused: [{ id: 'b', reason: 'shape' }] })
  expect(box.events).toEqual([eventOf('c', 3)])
  expect(box.offset).toBe(0)
})

test('[TRK-1] events that were finally refused without a reason leave the box too', () => {
  const a = eventOf('a')
  const box = boxOf(a)
  settle(box, [a], 1000)
  expect(box.events).toEqual([])
})

test('[TRK-1] a clock that is a day behind is set right, for what was refused and for what waits', () => {
  const [a, b] = [eventOf('a', 10), eventOf('b', 20)]
  const box = boxOf(a, b)
  settle(box, [a], 1000, { now: 1000 + DAY, refused: [{ id: 'a', reason: 'clock' }] })
  expect(box.events).toEqual([eventOf('a', 10 + DAY), eventOf('b', 20 + DAY)])
  expect(box.offset).toBe(DAY)
})

test('[TRK-1] a clock that was set right before, and then put back by an hour, is set right by both', () => {
  const a = eventOf('a', 10)
  const box = { ...boxOf(a), offset: DAY }
  settle(box, [a], 1000, { now: 1000 + HOUR, refused: [{ id: 'a', reason: 'clock' }] })
  expect(box.events).toEqual([eventOf('a', 10 + HOUR)])
  expect(box.offset).toBe(DAY + HOUR)
})

test('[TRK-1] the time of an event that was not refused for the clock never changes', () => {
  const [a, b] = [eventOf('a', 10), eventOf('b', 20)]
  const box = boxOf(a, b)
  settle(box, [a], 1000, { now: 1000 + DAY, refused: [] })
  expect(box.events).toEqual([eventOf('b', 20)])
})

test('[TRK-1] a refusal by the clock that no correction would fix is final', () => {
  const a = eventOf('a')
  const box = boxOf(a)
  settle(box, [a], 1000, { now: 1000 + CLOCK_SLACK_MS, refused: [{ id: 'a', reason: 'clock' }] })
  expect(ids(box)).toEqual([])
})
