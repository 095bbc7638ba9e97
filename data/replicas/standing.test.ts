import { expect, test } from 'vitest'
import { PrimaryTrack } from './primary-track.ts'
import { SETTLED_MS, Standing } from './standing.ts'

const at = (position: number, isReplica = true) => ({ isReplica, position })

/** A replica that has been level with a primary at 100, long enough to be read from. */
function level() {
  const track = new PrimaryTrack(0)
  const standing = new Standing(0)
  for (const now of [0, 500, 1000, 1500]) {
    track.add(now, 100)
    standing.judge(now, at(100), track.goal(now))
  }
  return { track, standing }
}

test('a replica is read from once it has been level with the primary for a while', () => {
  const standing = new Standing(0)
  standing.judge(0, at(100), { now: 100, before: undefined })
  expect(standing.mayBeRead(0)).toBe(false)
  standing.judge(1000, at(109), { now: 110, before: 100 })
  standing.judge(SETTLED_MS, at(110), { now: 110, before: 100 })
  expect(standing.mayBeRead(SETTLED_MS)).toBe(false)
  standing.judge(SETTLED_MS * 2, at(110), { now: 110, before: 110 })
  expect(standing.mayBeRead(SETTLED_MS * 2)).toBe(true)
})

test('it may be behind by a second, and is left out beyond', () => {
  const { track, standing } = level()
  track.add(2000, 200)
  standing.judge(2000, at(100), track.goal(2000))
  standing.judge(2900, at(100), track.goal(2900))
  expect(standing.mayBeRead(2900)).toBe(true)
  standing.judge(3000, at(100), track.goal(3000))
  expect(standing.mayBeRead(3000)).toBe(false)
  expect(standing.isOutForAll(3000 + SETTLED_MS)).toBe(false)
  expect(standing.isOutForAll(3001 + SETTLED_MS)).toBe(true)
})

test('one that does not answer, or is no replica any more, is left out at once; a view that is old counts for nothing', () => {
  for (const seen of [undefined, at(500, false)]) {
    const { track, standing } = level()
    expect(standing.mayBeRead(1500)).toBe(true)
    standing.judge(2000, seen, track.goal(2000))
    expect(standing.mayBeRead(2000)).toBe(false)
    expect(standing.isPrimary(2000)).toBe(seen !== undefined)
  }
  const { standing } = level()
  expect([standing.mayBeRead(3999), standing.mayBeRead(4000)]).toEqual([true, false])
})

test('while the primary is unavailable its replica is read, and of a new primary nothing is known at first', () => {
  const { track, standing } = level()
  standing.judge(60_000, at(100), track.goal(60_000))
  expect(standing.mayBeRead(60_000)).toBe(true)
  expect(track.silentFor(60_000)).toBe(58_500)
  track.add(61_000, 90)
  expect(track.goal(61_500)).toEqual({ now: 90, before: undefined })
})
