import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { heldJumps, holdJumps } from '../../analytics/counters/hold-jumps.ts'
import { suiteDatabase } from './suite.ts'

const { db } = suiteDatabase('jumps')
const jumps = { times: 10, floor: 50 }
const hold = (downloads: number, day = '2026-03-10', appId = 1) =>
  holdJumps(db, jumps, day, [appId], [downloads])

/** The days before the tenth, the last first. */
async function before(...downloads: number[]): Promise<void> {
  await sql`delete from app_days`.execute(db)
  await sql`insert into app_days select date '2026-03-10' - n::integer, 1, 0, downloads
    from unnest(${downloads}::bigint[]) with ordinality as given(downloads, n)`.execute(db)
}
beforeEach(async () => {
  await sql`delete from held_jumps`.execute(db)
})

test('a jump is more than ten times the median of the week before', async () => {
  await before(100, 90, 9000, 110, 80, 9000, 120)
  expect(await hold(1100)).toEqual([])
  expect(await hold(1101)).toEqual([{ day: '2026-03-10', appId: 1, downloads: 1101, usual: 110 }])
})

test('days without a download are days too, and a few downloads are no jump for anyone', async () => {
  await before(900, 900, 900)
  expect(await hold(500)).toEqual([])
  expect(await hold(501)).toMatchObject([{ usual: 0 }])
})

test('what is held, or was released, is not held again; an app that is not in the catalogue never', async () => {
  await before()
  expect(await hold(1000)).toHaveLength(1)
  expect(await hold(2000)).toEqual([])
  await sql`update held_jumps set released_at = now()`.execute(db)
  expect(await heldJumps(db)).toEqual([])
  expect(await hold(3000)).toEqual([])
  expect(await hold(3000, '2026-03-10', 999_999)).toEqual([])
})

test('what was released is usual for a week', async () => {
  await before()
  await hold(1000)
  expect(await hold(9000, '2026-03-11')).toHaveLength(1)
  await sql`delete from held_jumps where day = '2026-03-11'`.execute(db)
  await sql`update held_jumps set released_at = now()`.execute(db)
  expect(await hold(9000, '2026-03-11')).toEqual([])
  expect(await hold(10_001, '2026-03-17')).toHaveLength(1)
  expect(await hold(9000, '2026-03-18')).toHaveLength(1)
})
