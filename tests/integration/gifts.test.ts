import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { putRow, putRows, removeAll } from '../support/put-rows.ts'
import { uncheckedLinks } from '../support/unchecked-links.ts'
import { inDays, upTo } from '../support/values.ts'
import { suiteApp } from './suite.ts'

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36'
const { app, db, url } = suiteApp('gifts')
const get = (url: string, headers: Record<string, string> = {}) => app().inject({ url, headers })
const titles = (html: string) => [...html.matchAll(/<h2 dir="auto">([^<]*)<\/h2>/g)].map(match => match[1])
const card = (html: string, id: number) =>
  new RegExp(`<li id="gift-${id}".*?</li>`, 's').exec(html)?.[0] ?? ''
const claim = (html: string, id: number) =>
  /<a [^>]*rel="nofollow noopener"[^>]*>/
    .exec(card(html, id))?.[0]
    .match(/ href="([^"]*)"/)?.[1]
    ?.replaceAll('&amp;', '&')

const gift = (
  id: number,
  appId: number,
  title: string,
  { left = 5, days = 1, code = null as string | null, url = 'https://studio.example/gift' } = {},
) =>
  putRow(db, 'gift_cards', {
    id,
    app_id: appId,
    locale: 'zh-CN',
    title,
    content: `${title}的内容`,
    code,
    remaining: left,
    total: 20,
    valid_until: inDays(days),
    source_url: url,
  })

beforeAll(async () => {
  await uncheckedLinks(url)
  await putRows(db, {
    apps: [{ id: 10, package_name: 'example.links', resource_type: 1, icon_key: 'icon/square' }],
    app_texts: [{ app_id: 10, locale: 'zh-CN', name: '链接' }],
  })
  await gift(1, 1, '很久以后', { days: 30 })
  await gift(2, 1, '马上结束', { days: 0.01, code: 'MOSS-2026' })
  await gift(3, 1, '领完了', { left: 0, code: 'NO-MORE' })
  await gift(4, 1, '刚刚结束', { days: -0.01, code: 'TOO-LATE' })
  await gift(5, 1, '早就结束', { days: -9 })
  await gift(6, 3, '下架的礼包')
  await gift(8, 2, '别家的礼包', { days: 5 })
})

describe('the gift list', () => {
  test.each([undefined, phone])(
    '[GIFT-1] those that can be had come first, the soonest to end before the others (user agent %s)',
    async userAgent => {
      const { body, statusCode } = await get('/gifts', userAgent ? { 'user-agent': userAgent } : {})
      expect(statusCode).toBe(200)
      expect(titles(body)).toEqual(['马上结束', '别家的礼包', '很久以后', '领完了', '刚刚结束', '早就结束'])
      expect(body).toContain('3 个礼包可领')
      expect(body).not.toContain('下架的礼包')
    },
  )

  test('[GIFT-1] a card says what it holds, whose it is, how many are left, and until when', async () => {
    const { body } = await get('/gifts')
    const { rows } = await sql<{ at: string; iso: Date }>`
      select to_char(valid_until at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as at, valid_until as iso
      from gift_cards where id = 2`.execute(db)
    const text = card(body, 2)
    for (const part of [
      '马上结束的内容',
      'href="/apps/1"',
      '苔藓手帐',
      '剩余 5 / 20',
      'aria-label="剩余 25%"',
    ])
      expect(text).toContain(part)
    expect(text).toContain(`${rows[0]?.at} 截止`)
    expect(text).toContain(`data-until="${rows[0]?.iso.getTime()}"`)
    expect(text).toContain('<code>MOSS-2026</code>')
  })

  test('[GIFT-1] what ended or is all taken says so, and offers neither link nor code', async () => {
    const { body } = await get('/gifts')
    for (const [id, label] of [
      [3, '已领完'],
      [4, '已结束'],
      [5, '已结束'],
    ] as const) {
      expect(card(body, id)).toContain(`<span>${label}</span>`)
      expect(claim(body, id)).toBeUndefined()
      expect(card(body, id)).not.toContain('data-until')
    }
    expect(body).not.toMatch(/NO-MORE|TOO-LATE/)
  })

  test('a gift without an end is one that ends very late', async () => {
    await putRow(db, 'gift_cards', { id: 1, valid_until: 'infinity' })
    expect(card((await get('/gifts')).body, 1)).toContain('9999-12-30')
    expect((await get('/apps/1')).body).toContain('9999-12-30')
  })

  test('is purged with the gifts and with each app on it', async () => {
    const { headers } = await get('/gifts')
    expect(String(headers.xkey).split(' ').sort()).toEqual(['app-1', 'app-2', 'gifts', 'layout'])
    expect(headers['set-cookie']).toBeUndefined()
  })

  test('[GIFT-1] has pages by link, each with its own address', async () => {
    await putRows(db, {
      gift_cards: upTo(50).map(n => ({
        id: 101 + n,
        app_id: 2,
        locale: 'zh-CN',
        title: `第${n + 1}份`,
        content: '',
        remaining: 1,
        total: 1,
        valid_until: inDays(n + 101),
        source_url: 'https://x.example/',
      })),
    })
    const seen: (string | undefined)[] = []
    let url: string | undefined = '/gifts'
    while (url) {
      const { body } = await get(url)
      expect(body).toContain(`<link rel="canonical" href="https://store.example${url}"/>`)
      seen.push(...titles(body))
      url = /<a [^>]*rel="next" href="([^"]+)"/.exec(body)?.[1]
    }
    expect(seen).toHaveLength(56)
    expect(seen.slice(0, 4)).toEqual(['马上结束', '别家的礼包', '第1份', '第2份'])
    expect(seen.slice(52)).toEqual(['很久以后', '领完了', '刚刚结束', '早就结束'])
    expect(new Set(seen).size).toBe(56)
    expect((await get('/gifts?page=4')).statusCode).toBe(404)
    await removeAll(db, 'gift_cards', 'id > 100')
  })

  test.each(['0', '01', '47', 'x', '2&page=3', ''])('page %s is 404', async page => {
    expect((await get(`/gifts?page=${page}`)).statusCode).toBe(404)
  })

  test('the first page has no number', async () => {
    const { statusCode, headers } = await get('/gifts?page=1')
    expect([statusCode, headers.location]).toEqual([301, '/gifts'])
  })
})

describe('the gifts of an app', () => {
  test('[GIFT-1] are its own, with a way back to it', async () => {
    const { body, headers } = await get('/apps/1/gifts')
    expect(titles(body)).toEqual(['马上结束', '很久以后', '领完了', '刚刚结束', '早就结束'])
    expect(body).toContain('<bdi>苔藓手帐</bdi>')
    expect(body).toContain('href="/apps/1"')
    expect(body).toContain('<link rel="canonical" href="https://store.example/apps/1/gifts"/>')
    expect(headers.xkey).toBe('layout app-1 gifts-1 gifts')
  })

  test('[GIFT-1] an app without gifts says so, and stays out of search engines', async () => {
    const { body, statusCode } = await get('/apps/10/gifts')
    expect(statusCode).toBe(200)
    // What others give, of which all can be had.
    expect(titles(body)).toEqual(['马上结束', '别家的礼包', '很久以后'])
    expect(body).toContain('这个应用暂时没有礼包')
    expect(body).toContain('href="/gifts"')
    expect(body).toContain('<meta name="robots" content="noindex"/>')
  })

  test('an unknown app is 404, a delisted one 410', async () => {
    for (const url of ['/apps/999/gifts', '/apps/0/gifts', '/apps/x.y/gifts'])
      expect((await get(url)).statusCode).toBe(404)
    const { statusCode, body } = await get('/apps/3/gifts')
    expect([statusCode, body.includes('「旧应用」已下架')]).toEqual([410, true])
  })

  test('[GIFT-1] the detail page leads to each gift and to all of them', async () => {
    const { body } = await get('/apps/1')
    for (const href of ['/apps/1/gifts#gift-2', '/apps/1/gifts#gift-1', '/apps/1/gifts'])
      expect(body).toContain(`href="${href}"`)
  })
})

describe('source links', () => {
  test('[GIFT-2] gain a marker that names page and module, and keep their own query and fragment', async () => {
    const links: [string, string][] = [
      ['https://a.example', 'https://a.example?source=app-gifts_none_list'],
      ['https://a.example/g?id=7', 'https://a.example/g?id=7&source=app-gifts_none_list'],
      ['https://a.example/g?b=%26&a=1#top', 'https://a.example/g?b=%26&a=1&source=app-gifts_none_list#top'],
      ['https://a.example/g?source=other', 'https://a.example/g?source=app-gifts_none_list'],
      ['/apps/1?x=1#y', '/apps/1?x=1&source=app-gifts_none_list#y'],
    ]
    for (const [i, [url]] of links.entries()) await gift(20 + i, 10, `第${i}个`, { url })
    const { body } = await get('/apps/10/gifts')
    expect(links.map((_, i) => claim(body, 20 + i))).toEqual(links.map(([, marked]) => marked))
    expect(claim((await get('/gifts')).body, 20)).toBe('https://a.example?source=gifts_none_list')
  })

  test.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'http://a.example/',
    '//a.example/',
    'https://store.example@a.example/',
    '/\\a.example',
    'https:a.example',
    'gift.html',
    '',
    '" onclick="alert(1)',
  ])('[GIFT-2] %j is not made a link', async url => {
    await putRow(db, 'gift_cards', { id: 8, source_url: url })
    const { body } = await get('/apps/2/gifts')
    expect(card(body, 8)).toContain('<span>暂不能领</span>')
    expect(card(body, 8)).not.toContain('<a')
  })
})
