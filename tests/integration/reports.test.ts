import { describe, expect, test } from 'vitest'
import { query } from '../support/query.ts'
import { suiteApp } from './suite.ts'

const { app, url } = suiteApp('reports')

const good = { reason: 'malware', body: ' 安装后弹广告 ', contact: '13912345678' }
const send = (
  form: Record<string, string>,
  appId: number | string = 1,
  headers: Record<string, string> = {},
) =>
  app().inject({
    method: 'POST',
    url: `/apps/${appId}/report`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(form).toString(),
  })
const kept = async () =>
  (await query(url, 'select app_id::int, reason, body, contact from reports order by id')).rows

describe('reports of an app', () => {
  test('[VAL-1] one that is whole is kept, and leads to thanks', async () => {
    const answer = await send(good)
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe('/apps/1/report/sent')
    expect((await app().inject('/apps/1/report/sent')).body).toContain('已经收到')
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

  test('whoever sends a million of them fills no disk', async () => {
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
