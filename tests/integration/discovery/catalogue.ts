import { sql } from 'kysely'
import { beforeAll } from 'vitest'
import { refreshRanks } from '../../../data/db/queries/refresh-ranks.ts'
import { hostile } from '../../support/fixture.ts'
import { uncheckedLinks } from '../../support/unchecked-links.ts'
import { suiteApp } from '../suite.ts'

export const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36'
export const { app, db, url } = suiteApp('discovery')
export const get = (url: string, userAgent = 'curl/8.0') =>
  app().inject({ url, headers: { 'user-agent': userAgent } })
/** The apps of one list on a page, in their order. */
export const listed = (html: string, module: string): number[] => {
  const list = new RegExp(`<(ul|ol) [^>]*data-module="${module}".*?</\\1>`, 's').exec(html)?.[0] ?? ''
  return [...list.matchAll(/data-card="app-(\d+)"/g)].map(match => Number(match[1]))
}
export const tagsOf = (headers: Record<string, unknown>) => String(headers.xkey).split(' ')
export const canonical = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]

/** Apps 100 … 140 in category 30 or 31, which stand in 3; what each is known for follows from its number. */
beforeAll(async () => {
  await uncheckedLinks(url)
  await sql`insert into categories (id, parent_id, resource_type, slug, position) values
    (3, null, 1, 'games', 0), (30, 3, 1, 'cards', 0), (31, 3, 1, 'racing', 1), (4, null, 0, 'empty', 5)`.execute(
    db,
  )
  await sql`insert into category_texts values
    (3, 'zh-CN', '休闲'), (30, 'zh-CN', '棋牌'), (31, 'zh-CN', '竞速'), (4, 'zh-CN', '空空如也')`.execute(db)
  await sql`insert into developers (id, name, website, verified) values
    (5, ${hostile}, 'javascript:alert(1)', false), (6, '多产', 'https://many.example/a', true), (7, '没有应用', null, false)`.execute(
    db,
  )
  await sql`insert into apps (id, package_name, resource_type, status, developer_id, icon_key, has_ads, has_purchases, created_at, updated_at)
    select n, 'game.n' || n, 1, case when n = 140 then 'delisted' else 'live' end, 6, 'icon/square', n % 2 = 0, n % 3 = 0,
      timestamptz '2026-01-01' + n * interval '1 hour', timestamptz '2026-02-01' - n * interval '1 hour'
    from generate_series(100, 140) n`.execute(db)
  await sql`insert into app_texts select n, 'zh-CN', '游戏' || n, '简介' || n, '' from generate_series(100, 140) n`.execute(
    db,
  )
  // The total grows with the number, the week falls with it; 105 has one rater, 110 a thousand.
  // The week before was the same for all, but for 101, which hardly had any.
  await sql`insert into app_stats (app_id, downloads, week_downloads, last_week_downloads, ratings)
    select n, n * 1000, 500 - n, case n when 101 then 99 else 200 end, case n when 105 then '{0,0,0,0,1}' when 110 then '{0,0,0,100,900}' else '{0,0,50,50,0}' end::integer[]
    from generate_series(100, 140) n`.execute(db)
  await sql`insert into app_categories select n, case when n < 110 then 30 else 31 end, 0 from generate_series(100, 140) n`.execute(
    db,
  )
  await refreshRanks(db)
})

export const range = (from: number, to: number) =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => (from < to ? from + i : from - i))
