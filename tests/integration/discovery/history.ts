import { beforeAll, describe, expect, test } from 'vitest'
import { putAll, putRow, putRows } from '../../support/put-rows.ts'
import { canonical, db, get, phone, range } from './catalogue.ts'

describe('the history of an app', () => {
  beforeAll(async () => {
    await putRows(db, {
      versions: range(1, 45).map(n => ({
        id: 1000 + n,
        app_id: 2,
        version_code: n,
        version_name: `1.${n}`,
        permission_ids: [1, 2],
        released_at: new Date(Date.parse('2026-01-01') + n * 86_400_000),
      })),
    })
  })

  const names = (html: string) => [...html.matchAll(/<tr><td>(?:<!-- -->)?([\d.]+)/g)].map(match => match[1])

  test('[DET-2] lists every version, newest first, by pages', async () => {
    const seen: (string | undefined)[] = []
    let url: string | undefined = '/apps/2/history'
    while (url) {
      const { body, statusCode } = await get(url)
      expect([statusCode, canonical(body)]).toEqual([200, `https://store.example${url}`])
      seen.push(...names(body))
      url = /<a [^>]*rel="next" href="([^"]+)"/.exec(body)?.[1]
    }
    expect(seen).toEqual(range(45, 1).map(n => `1.${n}`))
    expect((await get('/apps/2/history?page=4')).statusCode).toBe(404)
    expect((await get('/apps/2/history?page=1')).headers.location).toBe('/apps/2/history')
  })

  test('[DET-2] says which permission came, also against a version of the next page', async () => {
    await putAll(db, 'versions', { permission_ids: [1] }, 'app_id = 2 and version_code <= 25')
    // 1.26 is the last of the first page, 1.25 the first of the second.
    expect((await get('/apps/2/history')).body.match(/此版本新增权限/g)).toHaveLength(1)
    expect((await get('/apps/2/history?page=2')).body.match(/此版本新增权限/g)).toBeNull()
  })

  test('only the newest of all is called so, and files that are gone are not linked', async () => {
    const first = await get('/apps/1/history', phone)
    expect(first.body.match(/>最新</g)).toHaveLength(1)
    expect((await get('/apps/2/history?page=2')).body).not.toContain('>最新<')
    expect(first.body.match(/data-wants="file"/g)).toHaveLength(7)
    expect(first.body).toContain('已不提供')
  })

  test('never downloads by itself', async () => {
    await putRow(db, 'apps', { id: 1, auto_download: true })
    expect((await get('/apps/1')).body).toContain('data-auto-download')
    expect((await get('/apps/1/history')).body).not.toContain('data-auto-download')
    await putRow(db, 'apps', { id: 1, auto_download: false })
  })

  test('an unknown app is 404, a delisted one 410', async () => {
    for (const url of [
      '/apps/999/history',
      '/apps/0/history',
      '/apps/x.y/history',
      '/apps/1/history?page=51',
    ])
      expect((await get(url)).statusCode).toBe(404)
    expect((await get('/apps/3/history')).statusCode).toBe(410)
  })

  test('the detail page leads to it, to its developer and to its categories', async () => {
    const { body } = await get('/apps/1')
    for (const href of ['/apps/1/history', '/developers/1', '/category/2', '/category/1', '/top/soft'])
      expect(body).toContain(`href="${href}"`)
  })
})
