import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { failureSchema } from '../../contract/api/envelope.schema.ts'
import { FAILURE, type FailureName } from '../../contract/api/envelope.ts'
import { FIRST_OFFSET, NO_MORE } from '../../contract/api/reply-page.ts'
import { API_ROUTES } from '../../contract/api/routes.schema.ts'
import { commentId } from '../../rules/reports/comment-id.ts'
import { hostile, talkative } from '../support/fixture.ts'
import { putRow, putRows, type Row, removeAll } from '../support/put-rows.ts'
import { inHours, upTo } from '../support/values.ts'
import { suiteApp } from './suite.ts'

const { app, db } = suiteApp('api')
const token = 'abcdefghijklmnopqrstuvwx'

const post = (path: string, fields: Record<string, string>) =>
  app().inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })

const { getAdConfig, getDownloadConfig, getReplyPage } = API_ROUTES
const page = (appId: number, pageType = 0) => ({
  appType: '0',
  pageType: String(pageType),
  appId: String(appId),
})
const ads = async (appId: number, pageType?: number) => {
  const answer = await post(getAdConfig.path, page(appId, pageType))
  return z.parse(getAdConfig.reply, answer.json()).data.adLocationInfoList
}
const config = async (appId: number, pageType?: number) => {
  const answer = await post(getDownloadConfig.path, page(appId, pageType))
  return z.parse(getDownloadConfig.reply, answer.json()).data
}
const replies = (query: Record<string, string>, cookie = `other=1; ctoken=${token}`) =>
  app().inject({ url: getReplyPage.path, query: { ctoken: token, ...query }, headers: { cookie } })

function isFailure(answer: Awaited<ReturnType<FastifyInstance['inject']>>, name: FailureName) {
  expect(answer.statusCode).toBe(FAILURE[name].status)
  expect(z.safeParse(failureSchema(name), answer.json()).success).toBe(true)
  expect(answer.headers['cache-control']).toBe('no-store')
}

describe('getAdConfig', () => {
  test('[AD-1] one ad a place: the app before every app, the page type before every type, none out of its time', async () => {
    const ad = (place: number, url: string, more: Row) => ({
      ad_location_type: place,
      ad_url: url,
      img_url: '/i',
      ...more,
    })
    await putRows(db, {
      ad_locations: [
        ad(0, '/every', {}),
        ad(0, '/every-phone', { page_type: 1 }),
        ad(0, '/app', { app_id: 1 }),
        ad(0, '/app-phone', { app_id: 1, page_type: 1 }),
        ad(1, '/past', { app_id: 1, ends_at: inHours(-1) }),
        ad(1, '/future', { app_id: 1, starts_at: inHours(1) }),
        ad(2, '/mip', { page_type: 2 }),
      ],
    })
    expect(await ads(1, 1)).toEqual([{ adLocationType: 0, adUrl: '/app-phone', imgUrl: '/i' }])
    expect((await ads(1, 0)).map(ad => ad.adUrl)).toEqual(['/app'])
    expect((await ads(2, 1)).map(ad => ad.adUrl)).toEqual(['/every-phone'])
    expect((await ads(2, 2)).map(ad => ad.adUrl)).toEqual(['/every', '/mip'])
  })

  test('[AD-1] a page without ads gets an empty list', async () => {
    await removeAll(db, 'ad_locations')
    expect(await ads(77)).toEqual([])
  })
})

describe('getDownloadConfig', () => {
  test('[DL-6] an app without configuration has the default button', async () => {
    expect(await config(2)).toEqual({ display: '下载', ch: '', downloadType: 1, downloadUrl: '' })
  })

  test('[DL-6] the closest configuration counts', async () => {
    await putRows(db, {
      download_configs: [
        { display: '下载', ch: 'all', download_type: 1, download_url: '' },
        {
          app_id: 1,
          display: '去官网',
          ch: 'app',
          download_type: 2,
          download_url: 'https://qingyu.example/get',
        },
        { app_id: 1, page_type: 1, display: '高速下载', ch: 'phone', download_type: 0, download_url: '' },
      ],
    })
    expect(await config(1, 0)).toEqual({
      display: '去官网',
      ch: 'app',
      downloadType: 2,
      downloadUrl: 'https://qingyu.example/get',
    })
    expect((await config(1, 1)).ch).toBe('phone')
    // Kept from before: what is written is seen when its tag is purged, or after a minute.
    expect((await config(2, 0)).ch).toBe('')
    expect((await config(2, 1)).ch).toBe('all')
  })

  test.each([3, 999])('[DL-6] app %d, gone or unknown, has none', async appId => {
    isFailure(await post(getDownloadConfig.path, page(appId)), 'notFound')
  })
})

describe('comment/reply/more', () => {
  test('[COM-3] a page of replies is markup of the page itself, and names the next offset', async () => {
    const answer = await replies({ commentId: String(talkative), offset: '3' })
    const { content, nextOffset } = z.parse(getReplyPage.reply, answer.json()).data
    expect(nextOffset).toBe(13)
    expect(content.match(/<li /g)).toHaveLength(10)
    expect(content).toContain('用户3</b>：回复3')
    expect(answer.headers.xkey).toBe('comments-1')
    expect(answer.headers['cache-control']).toContain('s-maxage')
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test.each([
    [13, 10, 23],
    [23, 2, -1],
    [25, 0, -1],
    [999_999_999, 0, -1],
  ])('[COM-3] from %d there are %d replies and then %d', async (offset, count, next) => {
    const answer = await replies({ commentId: String(talkative), offset: String(offset) })
    const { content, nextOffset } = z.parse(getReplyPage.reply, answer.json()).data
    expect([content.match(/<li /g)?.length ?? 0, nextOffset]).toEqual([count, next])
  })

  test.each([
    [13, [10]],
    [23, [10, 10]],
    [24, [10, 10, 1]],
  ])('[COM-3] of %d replies none of the pages after the first three is empty', async (count, pages) => {
    const id = commentId(1, 100 + count)
    await putRows(db, {
      comments: [{ app_id: 1, id, author: 'a', body: 'b' }],
      replies: upTo(count).map(number => ({ app_id: 1, comment_id: id, number, author: 'c', body: 'd' })),
    })
    const found: number[] = []
    for (let offset = FIRST_OFFSET; offset !== NO_MORE && found.length < 5; ) {
      const answer = await replies({ commentId: String(id), offset: String(offset) })
      const { content, nextOffset } = z.parse(getReplyPage.reply, answer.json()).data
      found.push(content.match(/<li /g)?.length ?? 0)
      offset = nextOffset
    }
    expect(found).toEqual(pages)
  })

  test('[COM-3] what visitors wrote is text', async () => {
    const row = { app_id: 1, comment_id: talkative, number: 25, author: hostile, body: hostile }
    await putRow(db, 'replies', row)
    const answer = await replies({ commentId: String(talkative), offset: '23' })
    const { content } = z.parse(getReplyPage.reply, answer.json()).data
    expect(content).not.toContain('<script')
    expect(content.match(/&lt;script&gt;alert\(1\)&lt;\/script&gt;/g)).toHaveLength(2)
  })

  test.each([
    ['of a comment that is hidden', commentId(1, 3)],
    ['of no comment', commentId(1, 999)],
    ['of an app that is gone', commentId(3, 1)],
    ['of no app', 5],
  ])('[COM-3] replies %s are not found', async (_, id) => {
    await putRow(db, 'comments', { app_id: 3, id: commentId(3, 1), author: 'a', body: 'b' })
    isFailure(await replies({ commentId: String(id), offset: '3' }), 'notFound')
  })

  test.each([
    ['no cookie', { cookie: '' }],
    ['another cookie', { cookie: 'ctoken=bbbbbbbbbbbbbbbbbbbbbbbb' }],
    ['a cookie of another name', { cookie: `xctoken=${token}` }],
    ['a token that is none', { cookie: 'ctoken=x', ctoken: 'x' }],
    ['no token in the address', { ctoken: '' }],
  ])(
    '[COM-3] with %s nothing is returned',
    async (_, { cookie, ctoken }: { cookie?: string; ctoken?: string }) => {
      const query = { commentId: String(talkative), offset: '3', ...(ctoken === undefined ? {} : { ctoken }) }
      isFailure(await replies(query, cookie), 'badToken')
    },
  )

  test.each([{ offset: '-1' }, { offset: '' }, { commentId: 'x' }, { commentId: '99999999999999999' }])(
    '[COM-3] %j is refused',
    async change => {
      isFailure(await replies({ commentId: String(talkative), offset: '3', ...change }), 'badRequest')
    },
  )
})

describe('[VAL-9] whatever is asked, the answer is an envelope', () => {
  test.each([
    ['GET', getAdConfig.path],
    ['DELETE', getReplyPage.path],
    ['POST', '/wdjweb/api/nothing'],
    ['GET', '/wdjweb/'],
  ] as const)('%s %s is nothing', async (method, url) => {
    isFailure(await app().inject({ method, url }), 'notFound')
  })

  test.each([
    ['application/json', '{"appType":0}'],
    ['application/json', '{'],
    ['text/plain', 'appType=0&pageType=0&appId=1'],
    ['multipart/form-data', 'x'],
    ['', 'appType=0&pageType=0&appId=1'],
    ['application/x-www-form-urlencoded', 'appType=0&pageType=0&appId=1&appId=2'],
    ['application/x-www-form-urlencoded', `appType=0&pageType=0&appId=1&x=${'x'.repeat(2000)}`],
    ['application/x-www-form-urlencoded', '__proto__=1&pageType=0&appId=1'],
    ['application/x-www-form-urlencoded', ''],
  ])('a body of type %j: %.20s', async (type, payload) => {
    const headers = type ? { 'content-type': type } : {}
    isFailure(await app().inject({ method: 'POST', url: getAdConfig.path, headers, payload }), 'badRequest')
  })

  test('an address that can not be decoded', async () => {
    isFailure(await app().inject({ url: '/wdjweb/api/%zz' }), 'badRequest')
  })
})
