import { describe, expect, test } from 'vitest'
import { commentId } from '../../rules/reports/comment-id.ts'
import { putRow } from '../support/put-rows.ts'
import { query } from '../support/query.ts'
import { suiteApp } from './suite.ts'

const { app, url } = suiteApp('reports')

const good = { reason: 'malware', body: ' 安装后弹广告 ', contact: '13912345678' }
const send = (
  form: Record<string, string>,
  appId: number | string = 1,
  headers: Record<string, string> = {},
) => sendTo(`/apps/${appId}/report`, form, headers)
const sendTo = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  app().inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(form).toString(),
  })
/** 128 bits, in hexadecimal. */
const ADDRESS = /^\/reports\/[\da-f]{32}$/
const kept = async () =>
  (await query(url, 'select app_id::int, reason, body, contact from reports order by id')).rows

describe('reports of an app', () => {
  test('[VAL-1] one that is whole is kept, and leads to thanks', async () => {
    const answer = await send(good)
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toMatch(ADDRESS)
    expect((await app().inject(String(answer.headers.location))).body).toContain('已收到举报')
    await send({ ...good, contact: '' }, 1, { origin: 'https://store.example' })
    expect(await kept()).toEqual([
      { app_id: 1, reason: 'malware', body: '安装后弹广告', contact: '13912345678' },
      { app_id: 1, reason: 'malware', body: '安装后弹广告', contact: null },
    ])
  })

  test.each([
    [{ contact: '15412345678' }, '手机号应是 11 位'],
    [{ reason: 'nonsense' }, '请选一项'],
    [{ body: '   ' }, '请写下具体情况'],
    [{ body: 'x'.repeat(2001) }, '请写下具体情况'],
  ])('[VAL-1] with %j nothing is kept: the form comes back as it was, and says why', async (change, why) => {
    const before = (await kept()).length
    const answer = await send({ ...good, ...change })
    expect(answer.statusCode).toBe(422)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).toContain(why)
    expect(answer.body).toContain('action="/apps/1/report"')
    if ('contact' in change) expect(answer.body).toContain('value="15412345678"')
    expect(await kept()).toHaveLength(before)
  })

  test('what is only asked for, and not posted, is not kept', async () => {
    const before = (await kept()).length
    const asked = await app().inject(`/apps/1/report?${new URLSearchParams(good)}`)
    expect(asked.statusCode).toBe(200)
    expect(asked.body).not.toContain(good.contact)
    expect(await kept()).toHaveLength(before)
  })

  test('what a visitor wrote is only ever text', async () => {
    const hostile = '"><script>alert(1)</script>'
    const { body } = await send({ reason: hostile, body: hostile, contact: hostile })
    expect(body).not.toContain('<script>alert')
  })

  test.each([
    [99, 404],
    [3, 410],
    ['x', 404],
    ['0', 404],
  ])('an app %s that is not there takes none', async (id, status) => {
    expect((await send(good, id)).statusCode).toBe(status)
  })

  test('another site’s page, another kind of body and a huge one are refused', async () => {
    expect((await send(good, 1, { origin: 'https://evil.example' })).statusCode).toBe(403)
    expect((await send(good, 1, { 'content-type': 'application/json' })).statusCode).toBe(415)
    expect((await send({ ...good, body: 'x'.repeat(30_000) })).statusCode).toBe(413)
  })

  test('a million of them fill no disk', async () => {
    await query(
      url,
      `insert into reports (app_id, reason, body) select 2, 'copy', 'x' from generate_series(1, 100)`,
    )
    const full = await send(good, 2)
    expect(full.statusCode).toBe(429)
    expect(full.body).toContain('太多')
    expect((await send(good, 1)).statusCode).toBe(303)
    await query(
      url,
      `insert into reports (app_id, reason, body) select 3, 'copy', 'x' from generate_series(1, 10000)`,
    )
    expect((await send(good, 1)).statusCode).toBe(429)
    await query(url, `update reports set created_at = now() - interval '25 hours'`)
    expect((await send(good, 2)).statusCode).toBe(303)
  })
})

describe('the state of a report', () => {
  const stateAt = async (address: string) => {
    const { statusCode, headers, body } = await app().inject(address)
    return { statusCode, headers, body }
  }
  const sent = async () => {
    const answer = await sendTo('/report', { ...good, contact: 'me@mail.example', about: '某页' })
    return String(answer.headers.location)
  }

  test('is at its number, is cached and recorded nowhere, and says nothing of the text or its author', async () => {
    const address = await sent()
    const { statusCode, headers, body } = await stateAt(address)
    expect([statusCode, headers['cache-control'], headers['referrer-policy']]).toEqual([
      200,
      'no-store',
      'same-origin',
    ])
    expect(body).toContain('待处理')
    expect(body).toContain('noindex')
    for (const secret of ['弹广告', 'me@mail.example', '某页', 'malware', 'data-island="tracker"'])
      expect(body).not.toContain(secret)
    expect(await sent()).not.toBe(address)
  })

  test('says what became of it once it is closed', async () => {
    const address = await sent()
    await query(url, `update reports set closed_at = now(), outcome = 'refused' where number = $1`, [
      address.slice(-32),
    ])
    expect((await stateAt(address)).body).toContain('没有发现需要处理的问题')
  })

  test('is found by the number as people write it, and an unknown or broken number finds none', async () => {
    const address = await sent()
    const written = `${address.slice(-32, -20).toUpperCase()} ${address.slice(-20)}`
    const asked = await sendTo('/reports', { number: written })
    expect([asked.statusCode, String(asked.headers.location).replaceAll('-', '')]).toEqual([303, address])
    for (const none of ['0'.repeat(32), 'none', "1'--", '%00']) {
      const { statusCode, headers, body } = await stateAt(`/reports/${none}`)
      expect([none, statusCode, headers['cache-control']]).toEqual([none, 404, 'no-store'])
      expect(body).toContain('没有这个编号的举报')
    }
  })
})

describe('reports of other things', () => {
  const comment = commentId(1, 1)
  const ofComment = `/apps/1/comments/${comment}/report`
  const spam = { reason: 'spam', body: '满屏广告' }
  const about = async () =>
    (
      await query(
        url,
        'select app_id::int, comment_id::float8, developer_id::int, about from reports order by id desc limit 1',
      )
    ).rows[0]

  test('a comment is quoted in its form, and its report names it', async () => {
    expect((await app().inject(ofComment)).body).toContain('<blockquote')
    const answer = await sendTo(ofComment, spam)
    expect([answer.statusCode, answer.headers.location]).toEqual([303, expect.stringMatching(ADDRESS)])
    expect(await about()).toEqual({ app_id: 1, comment_id: comment, developer_id: null, about: null })
    // The reasons of an app are none of a comment.
    expect((await sendTo(ofComment, { ...spam, reason: 'malware' })).statusCode).toBe(422)
  })

  test('a comment that is hidden, of another app or of one that is gone takes none', async () => {
    await putRow(url, 'comments', { app_id: 1, id: comment, hidden: true })
    expect((await sendTo(ofComment, spam)).statusCode).toBe(404)
    await putRow(url, 'comments', { app_id: 1, id: comment, hidden: false })
    expect((await sendTo(`/apps/2/comments/${comment}/report`, spam)).statusCode).toBe(404)
    expect((await sendTo(`/apps/3/comments/${commentId(3, 0)}/report`, spam)).statusCode).toBe(410)
  })

  test('a developer is named in the form, and takes reports; one that is not there does not', async () => {
    const copy = { reason: 'copy', body: '冒用公司名' }
    expect((await app().inject('/developers/1/report')).body).toContain('action="/developers/1/report"')
    expect((await sendTo('/developers/1/report', copy)).statusCode).toBe(303)
    expect(await about()).toEqual({ app_id: null, comment_id: null, developer_id: 1, about: null })
    expect((await sendTo('/developers/99/report', copy)).statusCode).toBe(404)
    await query(
      url,
      `insert into reports (developer_id, reason, body) select 1, 'copy', 'x' from generate_series(1, 100)`,
    )
    expect((await sendTo('/developers/1/report', copy)).statusCode).toBe(429)
  })

  test('any other subject is named by the visitor, who gets a message when that is missing', async () => {
    const named = { reason: 'broken', body: '打不开', about: 'https://store.example/x' }
    expect((await sendTo('/report', named)).headers.location).toMatch(ADDRESS)
    expect(await about()).toEqual({
      app_id: null,
      comment_id: null,
      developer_id: null,
      about: 'https://store.example/x',
    })
    const nameless = await sendTo('/report', { ...named, about: '' })
    expect(nameless.statusCode).toBe(422)
    expect(nameless.body).toContain('请写下是哪个应用')
    await query(
      url,
      `insert into reports (about, reason, body) select 'x', 'copy', 'x' from generate_series(1, 1000)`,
    )
    expect((await sendTo('/report', named)).statusCode).toBe(429)
    expect((await send(good)).statusCode).toBe(303)
  })
})
