import { beforeAll, describe, expect, test } from 'vitest'
import { refreshRanks } from '../../../data/db/queries/refresh-ranks.ts'
import { indexAll } from '../../../data/search/write-index.ts'
import { setWeeks } from '../../support/counted.ts'
import { putRow, putRows } from '../../support/put-rows.ts'
import { db, get, listed, phone } from './catalogue.ts'

const related = async (id: number) => listed((await get(`/apps/${id}`, phone)).body, 'related')

describe('similar apps', () => {
  /** Ten apps about towns, of which two are about trains; a club of chess players among them; and three games, two of chess. */
  beforeAll(async () => {
    const apps = [
      ...[200, 201, 202, 203, 204, 205, 206].map(id => ({
        id,
        at: 60,
        name: `小城${id}`,
        summary: '慢慢走',
      })),
      { id: 207, at: 60, name: '末班车', summary: '还赶得上末班车' },
      { id: 208, at: 60, name: '慢火车', summary: '绿皮车的时刻' },
      { id: 209, at: 60, name: '棋友巷', summary: '那张棋桌搬到了手机上' },
      { id: 210, at: 61, name: '听雨围棋', summary: '下一盘慢棋' },
      { id: 211, at: 61, name: '玻璃跳棋', summary: '跳过一条星河' },
      { id: 212, at: 62, name: '环岛赛车', summary: '赛车，赛车，赛车' },
    ]
    await putRows(db, {
      categories: [
        { id: 60, resource_type: 0, slug: 'towns' },
        { id: 61, resource_type: 1, slug: 'boards' },
        { id: 62, resource_type: 1, slug: 'races' },
      ],
      category_texts: [
        { category_id: 60, locale: 'zh-CN', name: '出行旅游' },
        { category_id: 61, locale: 'zh-CN', name: '卡牌棋牌' },
        { category_id: 62, locale: 'zh-CN', name: '竞速' },
      ],
      apps: apps.map(({ id, at }) => ({
        id,
        package_name: `like.n${id}`,
        resource_type: at === 60 ? 0 : 1,
        icon_key: 'icon/square',
      })),
      app_texts: apps.map(({ id, name, summary }) => ({ app_id: id, locale: 'zh-CN', name, summary })),
      app_stats: apps.map(({ id }) => ({ app_id: id, downloads: id * 10 })),
      app_categories: [
        ...apps.map(({ id, at }) => ({ app_id: id, category_id: at, position: 0 })),
        // Shown elsewhere, and in the category of towns besides.
        { app_id: 212, category_id: 60, position: 1 },
      ],
    })
    await setWeeks(
      db,
      apps.map(({ id }) => [id, id, 0]),
    )
    await refreshRanks(db)
    await indexAll(db)
  })

  test('are those of the same category, the ones that share its word first', async () => {
    const like = await related(207)
    expect(like[0]).toBe(208)
    expect(like).toHaveLength(6)
    // A race is no way home, whatever it is called and wherever else it is listed.
    expect(like).not.toContain(212)
  })

  test('may stand in another category, where that is named for what the app is about', async () => {
    expect((await related(209)).slice(0, 2)).toEqual([210, 211])
  })

  test('are the more popular ones among equals, and always the next one of the category', async () => {
    expect(await related(200)).toEqual([209, 208, 207, 206, 201, 205])
    const linked = new Set<number>()
    for (let id = 200; id < 210; id++) for (const other of await related(id)) linked.add(other)
    for (let id = 200; id < 210; id++) expect(linked).toContain(id)
  })

  test('leave out what is delisted; one without others in its category has those that share its word', async () => {
    await putRow(db, 'apps', { id: 208, status: 'delisted' })
    expect(await related(207)).not.toContain(208)
    await putRow(db, 'apps', { id: 208, status: 'live' })
    expect(await related(212)).toEqual([208, 207])
  })
})
