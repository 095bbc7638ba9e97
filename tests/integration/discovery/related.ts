import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { refreshRanks } from '../../../data/db/queries/refresh-ranks.ts'
import { indexAll } from '../../../data/search/write-index.ts'
import { db, get, listed, phone } from './catalogue.ts'

const related = async (id: number) => listed((await get(`/apps/${id}`, phone)).body, 'related')

describe('similar apps', () => {
  /** Ten apps about towns, of which two are about trains; a club of chess players among them; and three games, two of chess. */
  beforeAll(async () => {
    await sql`insert into categories (id, resource_type, slug) values (60, 0, 'towns'), (61, 1, 'boards'), (62, 1, 'races')`.execute(
      db,
    )
    await sql`insert into category_texts values (60, 'zh-CN', '出行旅游'), (61, 'zh-CN', '卡牌棋牌'), (62, 'zh-CN', '竞速')`.execute(
      db,
    )
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
    for (const { id, at, name, summary } of apps) {
      await sql`insert into apps (id, package_name, resource_type, icon_key) values (${id}, ${`like.n${id}`}, ${at === 60 ? 0 : 1}, 'icon/square')`.execute(
        db,
      )
      await sql`insert into app_texts values (${id}, 'zh-CN', ${name}, ${summary}, '')`.execute(db)
      await sql`insert into app_stats (app_id, downloads, week_downloads) values (${id}, ${id * 10}, ${id})`.execute(
        db,
      )
      await sql`insert into app_categories values (${id}, ${at}, 0)`.execute(db)
    }
    // Shown elsewhere, and in the category of towns besides.
    await sql`insert into app_categories values (212, 60, 1)`.execute(db)
    await refreshRanks(db)
    await indexAll(db)
  })

  test('are those of the same category, the ones that share its word first', async () => {
    const like = await related(207)
    expect(like[0]).toBe(208)
    expect(like).toHaveLength(6)
    // A race is no way home, whatever it is called and wherever else it stands.
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
    await sql`update apps set status = 'delisted' where id = 208`.execute(db)
    expect(await related(207)).not.toContain(208)
    await sql`update apps set status = 'live' where id = 208`.execute(db)
    expect(await related(212)).toEqual([208, 207])
  })
})
