import { beforeAll, describe, expect, test } from 'vitest'
import { putAll, putRows } from '../../support/put-rows.ts'
import { db, get, range, tagsOf } from './catalogue.ts'

const path = (headers: Record<string, unknown>) => String(headers.location)

describe('apps side by side', () => {
  beforeAll(async () => {
    await putRows(db, {
      versions: range(1, 4).map(n => ({
        id: 2000 + n,
        app_id: 101,
        version_code: n,
        version_name: `1.${n}`,
        permission_ids: [],
        released_at: new Date(Date.parse('2026-01-01') + n * 10 * 86_400_000),
      })),
    })
  })

  test('are found from the page of one of them, by links', async () => {
    expect((await get('/apps/1')).body).toContain('href="/compare/1/add"')
    const pick = await get('/compare/100/add')
    const [, href = ''] = /href="(\/compare\/[\d-]+)"/.exec(pick.body) ?? []
    const { body, statusCode } = await get(href)
    expect([statusCode, body.match(/scope="col"/g)]).toEqual([200, ['scope="col"', 'scope="col"']])
    expect((await get('/compare/1/add?q=qqzzqq')).body).toContain('没有找到与“qqzzqq”有关的其他应用')
  })

  test('each set has one address', async () => {
    for (const other of ['100-1', '100-1-100', '1-100-100']) {
      const answer = await get(`/compare/${other}`)
      expect([answer.statusCode, path(answer.headers)]).toEqual([301, '/compare/1-100'])
    }
    expect(path((await get('/compare/1')).headers)).toBe('/compare/1/add')
    expect(path((await get('/compare/100-1/add')).headers)).toBe('/compare/1-100/add')
    expect(path((await get('/compare/1-1/add')).headers)).toBe('/compare/1/add')
  })

  test.each(['1-2-100-101', '1-x', '01-2', '1-999', '1-999/add', '1-2-100/add', '0'])(
    'there is no page for %s',
    async apps => {
      expect((await get(`/compare/${apps}`)).statusCode).toBe(404)
    },
  )

  test('search engines keep them out of their results', async () => {
    for (const url of ['/compare/1-100', '/compare/1/add'])
      expect((await get(url)).body).toContain('<meta name="robots" content="noindex"/>')
  })

  test('a row without data for any of them is left out, and one app without data is said to be so', async () => {
    const { body } = await get('/compare/1-101')
    expect(body).toContain('更新频率')
    expect(body).toContain('约每 10 天一次')
    expect((await get('/compare/100-102')).body).not.toContain('更新频率')
    // Only a key that was read from the file is shown.
    expect((await get('/compare/100-102')).body).not.toContain('签名证书')
  })

  test('a change of any of them purges the page, and one that is taken down is no longer on it', async () => {
    const before = await get('/compare/1-110-111')
    expect(tagsOf(before.headers)).toEqual(expect.arrayContaining(['app-1', 'app-110', 'app-111']))
    const name = /href="\/apps\/110">([^<]+)</.exec(before.body)?.[1]
    expect(name).toBeTruthy()
    await putAll(db, 'apps', { status: 'delisted' }, 'id = 110')
    const after = await get('/compare/1-110-111')
    expect(after.statusCode).toBe(200)
    expect(after.body).not.toContain('/apps/110"')
    expect(after.body).toContain('其中 1 个应用已下架')
    expect(tagsOf(after.headers)).toContain('app-110')
    const pair = await get('/compare/1-110')
    expect([pair.statusCode, path(pair.headers)]).toEqual([301, '/compare/1/add'])
    expect(tagsOf(pair.headers)).toContain('app-110')
    await putAll(db, 'apps', { status: 'delisted' }, 'id = 111')
    expect((await get('/compare/110-111')).statusCode).toBe(410)
    await putAll(db, 'apps', { status: 'live' }, 'id in (110, 111)')
    expect((await get('/compare/1-110')).statusCode).toBe(200)
  })
})
