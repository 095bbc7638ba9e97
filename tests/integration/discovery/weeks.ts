import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { putWeek } from '../../../analytics/counters/write-counters.ts'
import { db } from './catalogue.ts'

const timeZone = 'Asia/Shanghai'

describe('weeks', () => {
  test('the last seven days are one and the seven before them another, today or as it was', async () => {
    await sql`insert into app_days (day, app_id, views, downloads)
      select (now() at time zone ${timeZone})::date - ago, 139, 0, 10 ^ (ago / 7) from generate_series(0, 20) ago`.execute(
      db,
    )
    const weeks = async () =>
      (
        await sql`select week_downloads as week, last_week_downloads as last from app_stats where app_id = 139`.execute(
          db,
        )
      ).rows
    await putWeek(db, { timeZone, ago: 0 })
    expect(await weeks()).toEqual([{ week: 7, last: 70 }])
    // Six days of this week and one of the last, six of that and one of the week before.
    await putWeek(db, { timeZone, ago: 1 })
    expect(await weeks()).toEqual([{ week: 16, last: 160 }])
    await sql`delete from app_days`.execute(db)
    await putWeek(db, { timeZone, ago: 0 })
    expect(await weeks()).toEqual([{ week: 0, last: 0 }])
  })
})
