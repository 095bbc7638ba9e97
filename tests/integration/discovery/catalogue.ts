import { beforeAll } from 'vitest'
import { refreshRanks } from '../../../data/db/queries/refresh-ranks.ts'
import { setWeeks } from '../../support/counted.ts'
import { hostile } from '../../support/fixture.ts'
import { putRows } from '../../support/put-rows.ts'
import { uncheckedLinks } from '../../support/unchecked-links.ts'
import { suiteApp } from '../suite.ts'

export const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36'
const { app, db, url } = suiteApp('discovery')

export { app, db }
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
  const category = (id: number, parent: number | null, slug: string, position: number, type = 1) => ({
    id,
    parent_id: parent,
    resource_type: type,
    slug,
    position,
  })
  const numbers = range(100, 140)
  const at = (from: string, hours: number) => new Date(Date.parse(from) + hours * 3_600_000)
  await putRows(db, {
    categories: [
      category(3, null, 'games', 0),
      category(30, 3, 'cards', 0),
      category(31, 3, 'racing', 1),
      category(4, null, 'empty', 5, 0),
    ],
    category_texts: [
      { category_id: 3, locale: 'zh-CN', name: '休闲' },
      { category_id: 30, locale: 'zh-CN', name: '棋牌' },
      { category_id: 31, locale: 'zh-CN', name: '竞速' },
      { category_id: 4, locale: 'zh-CN', name: '空空如也' },
    ],
    developers: [
      { id: 5, name: hostile, website: 'javascript:alert(1)' },
      { id: 6, name: '多产', website: 'https://many.example/a' },
      { id: 7, name: '没有应用', website: null },
    ],
    developer_proofs: [
      {
        developer_id: 6,
        method: 'papers',
        papers: '营业执照',
        added_by: 'a test',
        expires_at: new Date(Date.now() + 1e9).toISOString(),
      },
    ],
    apps: numbers.map(n => ({
      id: n,
      package_name: `game.n${n}`,
      resource_type: 1,
      status: n === 140 ? 'delisted' : 'live',
      developer_id: 6,
      icon_key: 'icon/square',
      has_ads: n % 2 === 0,
      has_purchases: n % 3 === 0,
      created_at: at('2026-01-01T00:00:00Z', n),
      updated_at: at('2026-02-01T00:00:00Z', -n),
    })),
    app_texts: numbers.map(n => ({ app_id: n, locale: 'zh-CN', name: `游戏${n}`, summary: `简介${n}` })),
    // The total grows with the number; 105 has one rater, 110 a thousand.
    app_stats: numbers.map(n => ({
      app_id: n,
      downloads: n * 1000,
      ratings: { 105: [0, 0, 0, 0, 1], 110: [0, 0, 0, 100, 900] }[n] ?? [0, 0, 50, 50, 0],
    })),
    app_categories: numbers.map(n => ({ app_id: n, category_id: n < 110 ? 30 : 31, position: 0 })),
  })
  // The week falls with the number. The one before was the same for all, but for 101, which hardly had any.
  await setWeeks(
    db,
    numbers.map(n => [n, 500 - n, n === 101 ? 99 : 200]),
  )
  await refreshRanks(db)
})

export const range = (from: number, to: number) =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => (from < to ? from + i : from - i))
