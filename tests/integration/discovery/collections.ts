import { beforeAll, describe, expect, test } from 'vitest'
import { hostile } from '../../support/fixture.ts'
import { putRows, type Row } from '../../support/put-rows.ts'
import { inDays } from '../../support/values.ts'
import { canonical, db, get, listed, tagsOf } from './catalogue.ts'

describe('collections', () => {
  beforeAll(async () => {
    const collection = (id: number, title: string, position: number, more: Row) => ({
      id,
      locale: 'zh-CN',
      title,
      position,
      ...more,
    })
    const story = { kicker: '编辑', lead: '为什么是它们', body: `第一段\n${hostile}` }
    const member = (collection_id: number, app_id: number, position = 0, note = '') => ({
      collection_id,
      app_id,
      position,
      note,
    })
    await putRows(db, {
      collections: [
        collection(1, '三个游戏', 1, { ...story, published_at: '2026-11-14' }),
        collection(2, '先看这个', 0, { published_at: '2026-11-01' }),
        collection(3, '没有应用', 0, {}),
        collection(4, '还没到时候', 0, { starts_at: inDays(1) }),
      ],
      collection_apps: [
        member(1, 120, 0, '第一个'),
        member(1, 140, 1, '下架的'),
        member(1, 110, 2),
        member(2, 130),
        member(3, 140),
        member(4, 130),
      ],
    })
  })

  const cards = (html: string) =>
    [...html.matchAll(/data-card="collection-(\d+)"/g)].map(match => Number(match[1]))

  test('are listed on the home page and on their own, in their order and their time', async () => {
    for (const url of ['/', '/collections']) {
      const { body, headers } = await get(url)
      expect(cards(body)).toEqual([2, 1])
      expect(body).toContain('2 个应用')
      for (const tag of ['collections', 'collection-1', 'collection-2', 'app-120', 'app-130'])
        expect(tagsOf(headers)).toContain(tag)
    }
  })

  test('each tells its story and leads to its apps that are live', async () => {
    const { body, headers, statusCode } = await get('/collections/1')
    expect([statusCode, listed(body, 'collection')]).toEqual([200, [120, 110]])
    expect(body).toContain('第一段')
    expect(body).not.toContain('<script>alert')
    // What the editors say of an app, or what it says of itself.
    expect(body).toContain('>第一个<')
    expect(body).toContain('>简介110<')
    expect(canonical(body)).toBe('https://store.example/collections/1')
    expect(tagsOf(headers)).toEqual(['layout', 'collection-1', 'app-120', 'app-110'])
  })

  test.each(['/collections/3', '/collections/4', '/collections/99', '/collections/01', '/collections/x'])(
    '%s is no page',
    async url => {
      expect((await get(url)).statusCode).toBe(404)
    },
  )

  test('the site map has them', async () => {
    const { body } = await get('/sitemaps/lists-0.xml')
    const paths = [...body.matchAll(/<loc>https:\/\/store\.example([^<]*)/g)].map(match => match[1])
    for (const path of ['/collections', '/collections/1', '/collections/2', '/top', '/category'])
      expect(paths).toContain(path)
    expect(paths).not.toContain('/collections/4')
  })
})

describe('the ways into the lists', () => {
  test('every category is on one page, each below the one that holds it', async () => {
    const { body, headers } = await get('/category')
    for (const href of ['/category/3', '/category/30', '/category/31', '/category/2'])
      expect(body).toContain(`href="${href}"`)
    for (const tag of ['categories', 'category-3', 'category-30']) expect(tagsOf(headers)).toContain(tag)
    expect(canonical(body)).toBe('https://store.example/category')
  })

  test('rankings begin on one page, with what each is sorted by', async () => {
    const { body, headers } = await get('/top')
    expect(listed(body, 'top-game-rating').slice(0, 2)).toEqual([110, 105])
    expect(listed(body, 'top-game-hot')).toHaveLength(5)
    expect(listed(body, 'top-soft-hot')).toEqual([1])
    for (const href of ['/top/game', '/top/game?sort=rise', '/top/soft?sort=rating'])
      expect(body).toContain(`href="${href}"`)
    expect(tagsOf(headers)).toContain('ranks')
    expect(canonical(body)).toBe('https://store.example/top')
  })
})
