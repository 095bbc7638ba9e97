import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { refreshRanks } from '../../../data/db/queries/refresh-ranks.ts'
import { setWeeks } from '../../support/counted.ts'
import { putRows, removeRows } from '../../support/put-rows.ts'
import { db, get } from './catalogue.ts'

describe('ranks', () => {
  const idsOf = async (list: string, sort: string) =>
    (
      await sql<{
        ids: string[]
      }>`select app_ids::text[] as ids from app_ranks where list = ${list} and sort = ${sort}`.execute(db)
    ).rows[0]?.ids.map(Number)

  test('change with the counters once they are worked out again, and are written only then', async () => {
    const stamp = async () =>
      (
        await sql<{
          at: string
        }>`select string_agg(xmin::text, ' ' order by list, sort) as at from app_ranks`.execute(db)
      ).rows[0]?.at
    const before = await stamp()
    await refreshRanks(db)
    expect(await stamp()).toBe(before)
    await setWeeks(db, [[139, 9999, 200]])
    await refreshRanks(db)
    expect((await idsOf('31', 'hot'))?.[0]).toBe(139)
    expect((await idsOf('game', 'hot'))?.[0]).toBe(139)
    expect((await idsOf('all', 'hot'))?.[0]).toBe(139)
    expect((await idsOf('30', 'hot'))?.[0]).toBe(100)
    expect(await stamp()).not.toBe(before)
  })

  test('keep the order of the day before, and a page says who rose since', async () => {
    const moved = async (path: string) =>
      [...(await get(path)).body.matchAll(/app-(\d+)" data-card-group.*?class="sr">，([^<]*)/g)]
        .map(([, id, says]) => `${id} ${says}`)
        .slice(0, 4)
    expect(await moved('/category/30')).toEqual([])
    await sql`update app_ranks set day = day - 1`.execute(db)
    await setWeeks(db, [[103, 450, 200]])
    await sql`update app_ranks set app_ids = array_remove(app_ids, 101::bigint) where list = '30'`.execute(db)
    await refreshRanks(db)
    const since = ['103 比昨天上升 2 位', '100 比昨天下降 1 位', '101 昨天不在榜上', '102 比昨天下降 2 位']
    expect(await moved('/category/30')).toEqual(since)
    // Later on the same day it is still yesterday that counts.
    await setWeeks(db, [[103, 397, 200]])
    await refreshRanks(db)
    expect(await moved('/category/30')).toEqual([
      '100 与昨天相同',
      '101 昨天不在榜上',
      '102 比昨天下降 1 位',
      '103 比昨天下降 1 位',
    ])
    // Among some of the apps, or after a day without ranks, it is unknown.
    expect(await moved('/category/30?type=noads')).toEqual([])
    expect(await moved('/category/30?sort=new')).toEqual([])
    await sql`update app_ranks set before_day = before_day - 1`.execute(db)
    expect(await moved('/category/30')).toEqual([])
  })

  test('forget a category that is gone, and empty one that lost its apps', async () => {
    const entries = [
      { app_id: 1, category_id: 50, position: 5 },
      { app_id: 1, category_id: 51, position: 6 },
    ]
    await putRows(db, {
      categories: [
        { id: 50, resource_type: 0, slug: 'soon-gone' },
        { id: 51, resource_type: 0, slug: 'soon-empty' },
      ],
      app_categories: entries,
    })
    await refreshRanks(db)
    expect([await idsOf('50', 'new'), await idsOf('51', 'new')]).toEqual([[1], [1]])
    await removeRows(db, { app_categories: entries, categories: [{ id: 50 }] })
    await refreshRanks(db)
    expect([await idsOf('50', 'new'), await idsOf('51', 'new')]).toEqual([undefined, []])
  })
})
