import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { commentId } from '../../rules/reports/comment-id.ts'
import { putAll, putRows } from '../support/put-rows.ts'
import { upTo } from '../support/values.ts'
import { suiteApp } from './suite.ts'

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36'
const { app, db } = suiteApp('comment_list')
const get = (url: string, headers: Record<string, string> = {}) => app().inject({ url, headers })
const bodies = (html: string) => [...html.matchAll(/说法(\d+)号/g)].map(match => Number(match[1]))
const count = (html: string) => html.match(/data-comment-id=/g)?.length ?? 0

/** App 10 has 1100 comments, one an hour, number 1 is the newest: every tenth is hidden, every fifth has no rating. */
beforeAll(async () => {
  const app = { resource_type: 0, icon_key: 'icon/square' }
  const said = (n: number) => ({
    author: '人',
    body: `说法${n}号`,
    created_at: new Date(Date.parse('2026-11-14T12:00:00+08:00') - n * 3_600_000),
  })
  const numbers = (count: number) => upTo(count).map(n => n + 1)
  await putRows(db, {
    apps: [
      { ...app, id: 10, package_name: 'example.many' },
      { ...app, id: 11, package_name: 'example.few', resource_type: 1 },
      { ...app, id: 12, package_name: 'example.none' },
    ],
    app_texts: [
      { app_id: 10, locale: 'zh-CN', name: '许多' },
      { app_id: 11, locale: 'zh-CN', name: '几条' },
      { app_id: 12, locale: 'zh-CN', name: '没有' },
    ],
    app_stats: [
      { app_id: 10, ratings: [1, 2, 3, 4, 5] },
      { app_id: 11, ratings: [0, 0, 0, 0, 1] },
    ],
    comments: [
      ...numbers(1100).map(n => ({
        app_id: 10,
        id: commentId(10, 5000 - n),
        rating: n % 5 > 0 ? 1 + (n % 5) : null,
        ...said(n),
        hidden: n % 10 === 0,
      })),
      ...numbers(45).map(n => ({ app_id: 11, id: commentId(11, n), rating: 5, ...said(n) })),
    ],
    replies: [7, 400, 800].flatMap(n =>
      upTo(n).map(number => ({
        app_id: 10,
        comment_id: commentId(10, 5000 - n),
        number,
        author: '答者',
        body: `第${number}答`,
      })),
    ),
  })
})

describe('the comment list', () => {
  test.each([undefined, phone])(
    '[COM-1] lists twenty comments, newest first, with their first replies and the app they belong to (user agent %s)',
    async userAgent => {
      const { body, statusCode } = await get(
        '/apps/10/comments',
        userAgent ? { 'user-agent': userAgent } : {},
      )
      expect(statusCode).toBe(200)
      expect(bodies(body)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 22])
      for (const text of ['第0答', '第2答', '许多', 'href="/apps/10"', '990', '15 人评分'])
        expect(body).toContain(text)
      expect(body).not.toContain('第3答')
      expect(body).toContain('data-app-id="10"')
      expect(body).toContain('data-island="comment-form"')
    },
  )

  test('[COM-1] its pages follow one another without a gap, by links that need no script', async () => {
    const seen: number[] = []
    let url: string | undefined = '/apps/11/comments'
    const visited: string[] = []
    while (url) {
      visited.push(url)
      const { body } = await get(url)
      seen.push(...bodies(body))
      url = /<a [^>]*rel="next" href="([^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&')
    }
    expect(visited).toEqual(['/apps/11/comments', '/apps/11/comments?page=2', '/apps/11/comments?page=3'])
    expect(seen).toEqual(Array.from({ length: 45 }, (_, i) => i + 1))
    const last = (await get('/apps/11/comments?page=3')).body
    expect(last).toMatch(/<a [^>]*rel="prev" href="\/apps\/11\/comments\?page=2"/)
    expect(last).not.toContain('这里只列出')
  })

  test('a page of its own has a canonical address of its own', async () => {
    const canonical = async (url: string) =>
      /<link rel="canonical" href="([^"]+)"/.exec((await get(url)).body)?.[1]
    expect(await canonical('/apps/11/comments')).toBe('https://store.example/apps/11/comments')
    expect(await canonical('/apps/11/comments?page=2')).toBe('https://store.example/apps/11/comments?page=2')
  })

  test('[COM-1] shows one rating, and counts each', async () => {
    const { body } = await get('/apps/10/comments?type=3')
    expect(count(body)).toBe(20)
    expect(bodies(body).every(n => n % 5 === 2)).toBe(true)
    // 220 of each, of which none is a hidden tenth; five stars stand first.
    expect(body).toMatch(/5 星<small>220<\/small>.*3 星<small>220<\/small>.*1 星<small>0<\/small>/s)
    expect((await get('/apps/10/comments?type=1')).body).toContain('还没有 1 星的评论')
  })

  test('[COM-1] the most replied come first when asked for, also of one rating', async () => {
    expect(bodies((await get('/apps/10/comments?sort=replies')).body).slice(0, 5)).toEqual([7, 1, 2, 3, 4])
    expect(bodies((await get('/apps/10/comments?sort=replies&type=3')).body).slice(0, 3)).toEqual([7, 2, 12])
  })

  test('other orders and parts of it are kept out of search engines', async () => {
    for (const query of ['?type=3', '?sort=replies', '?page=2&sort=replies&type=3']) {
      const { body } = await get(`/apps/10/comments${query}`)
      expect(body).toContain('<meta name="robots" content="noindex"/>')
      expect(body).not.toContain('rel="canonical"')
    }
  })

  test('its links keep the order and the rating', async () => {
    const { body } = await get('/apps/10/comments?page=3&sort=replies&type=3')
    for (const href of [
      '/apps/10/comments?page=2&amp;sort=replies&amp;type=3',
      '/apps/10/comments?page=4&amp;sort=replies&amp;type=3',
      '/apps/10/comments?sort=replies&amp;type=5',
      '/apps/10/comments?sort=replies',
      '/apps/10/comments?type=3',
    ])
      expect(body).toContain(`href="${href}"`)
  })

  test('leads as deep as fifty pages, and says there that it goes no deeper', async () => {
    await putAll(db, 'comments', { hidden: false }, 'app_id = 10')
    const { body } = await get('/apps/10/comments?page=50')
    expect(bodies(body)).toEqual(Array.from({ length: 20 }, (_, i) => 981 + i))
    expect(body).toContain('这里只列出前 1000 条评论')
    expect(body).not.toContain('rel="next"')
    expect((await get('/apps/10/comments?page=51')).statusCode).toBe(404)
    expect((await get('/apps/10/comments?page=49')).body).not.toContain('这里只列出')
    await putAll(db, 'comments', { hidden: true }, "app_id = 10 and body like '%0号'")
  })

  test('[COM-1] an app without comments invites to', async () => {
    const { body, statusCode } = await get('/apps/12/comments')
    expect(statusCode).toBe(200)
    expect(body).toContain('还没有评论')
    expect(body).toContain('data-island="comment-form"')
    expect(body).toContain('<meta name="robots" content="noindex"/>')
  })

  test('is cached for all, and purged with its app and its comments', async () => {
    const { headers } = await get('/apps/10/comments?page=2')
    expect(headers.xkey).toBe('layout app-10 comments-10')
    expect(headers['cache-control']).toContain('s-maxage=300')
    expect(headers['set-cookie']).toBeUndefined()
  })
})

describe('its other addresses', () => {
  test.each([
    ['?page=1', ''],
    ['?page=1&sort=replies&type=3', '?sort=replies&type=3'],
  ])('the first page has no number: %s', async (from, to) => {
    const { statusCode, headers } = await get(`/apps/10/comments${from}`)
    expect([statusCode, headers.location]).toEqual([301, `/apps/10/comments${to}`])
  })

  test.each([
    '/apps/11/comments?page=4',
    '/apps/11/comments?page=0',
    '/apps/11/comments?page=x',
    '/apps/11/comments?page=2&page=3',
    '/apps/11/comments?page=',
    '/apps/11/comments?sort=newest',
    '/apps/11/comments?sort=replies;drop',
    '/apps/11/comments?type=0',
    '/apps/11/comments?type=6',
    '/apps/11/comments?type=5&type=5',
    '/apps/11/comments?type=1&page=2',
    '/apps/999/comments',
    '/apps/0/comments',
    '/apps/01/comments',
    '/apps/9999999999/comments',
    '/apps/example.many/comments',
  ])('%s is 404 in words', async url => {
    const answer = await get(url)
    expect([answer.statusCode, answer.body.includes('没有找到这个页面')]).toEqual([404, true])
  })

  test('a delisted app is 410, by name', async () => {
    const { statusCode, body, headers } = await get('/apps/3/comments')
    expect([statusCode, body.includes('「旧应用」已下架')]).toEqual([410, true])
    expect(headers.xkey).toContain('app-3')
  })

  test('[COM-1] the detail page leads to it when there are more comments than it shows', async () => {
    expect((await get('/apps/10')).body).toMatch(/href="\/apps\/10\/comments">查看全部 990 条评论/)
    expect((await get('/apps/12')).body).not.toContain('/apps/12/comments')
  })
})

test.each([
  ['created_at desc, id desc', ''],
  ['reply_count desc, id desc', ''],
  ['created_at desc, id desc', 'and rating = 3'],
  ['reply_count desc, id desc', 'and rating = 3'],
])('a page is found in an index alone: by %s %s', async (order, where) => {
  const plan = await db.transaction().execute(async tx => {
    // With so few rows the planner would rather read them all.
    for (const way of ['seqscan', 'bitmapscan', 'sort'])
      await sql`set local enable_${sql.raw(way)} = off`.execute(tx)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select id from comments where app_id = 10 and not hidden ${sql.raw(where)}
      order by ${sql.raw(order)} limit 20 offset 980`.execute(tx)
    return rows.map(row => row['QUERY PLAN']).join('\n')
  })
  expect(plan).toMatch(/Limit[^\n]*\n\s+->\s+Index Only Scan using comments_\d_/)
  expect(plan).not.toMatch(/Sort|Filter/)
})
