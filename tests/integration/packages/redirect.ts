import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { linksIn } from '../../support/links-in.ts'
import { putRow, putRows, removeAll } from '../../support/put-rows.ts'
import { db, fileRow, get, moss } from './shared.ts'

describe('[DL-5] the offline-download redirect', () => {
  const newUrl = '/apps/1/newurl?source=wap_app_saveback'

  test('leads to the file that the page offers, by a signed link that is not kept', async () => {
    const { statusCode, headers } = await get(newUrl)
    expect([statusCode, headers['cache-control']]).toEqual([302, 'no-store'])
    const { pathname, searchParams } = new URL(String(headers.location), 'https://store.example')
    const [offered = ''] = linksIn((await get('/apps/1')).body)
    expect(pathname).toBe(new URL(offered, 'https://store.example').pathname)
    expect(searchParams.get('n')).toBe(moss.saveAs)
    const left = Number(searchParams.get('e')) - Date.now() / 1000
    expect(left).toBeGreaterThan(590)
    expect(left).toBeLessThanOrEqual(600)
    expect((await get(String(headers.location))).body).toBe('0123456789')
  })

  test.each(['a', 'wx_winter_download', 'A-b_9'.repeat(16)])('takes the source %s', async source => {
    expect((await get(`/apps/1/newurl?source=${source}`)).statusCode).toBe(302)
  })

  test.each([
    '/apps/1/newurl',
    '/apps/1/newurl?',
    '/apps/1/newurl?source=',
    '/apps/1/newurl?source=a&source=b',
    '/apps/1/newurl?source[]=a',
    '/apps/1/newurl?Source=a',
    `/apps/1/newurl?source=${'a'.repeat(81)}`,
    '/apps/1/newurl?source=a%20b',
    '/apps/1/newurl?source=a%0d%0aLocation:x',
    '/apps/1/newurl?source=%ff',
    '/apps/1/newurl?source=%',
    '/apps/1/newurl?source=%E8%8B%94',
    '/apps/1/newurl?source=https://evil.example/',
    '/apps/x/newurl?source=a',
    '/apps/-1/newurl?source=a',
    '/apps/1e0/newurl?source=a',
    '/apps/1.0/newurl?source=a',
    '/apps/0x1/newurl?source=a',
    '/apps/1234567890123/newurl?source=a',
    '/apps/%31%00/newurl?source=a',
    '/apps/%EF%BC%91/newurl?source=a',
    '/apps/app.qingyu.moss/newurl?source=a',
  ])('%s is a bad request, in words', async address => {
    const answer = await get(address)
    expect([answer.statusCode, answer.headers['cache-control'], answer.headers.location]).toEqual([
      400,
      'no-store',
      undefined,
    ])
    expect(answer.body).toContain('下载地址有误')
  })

  test.each(['/apps/%ff/newurl?source=a', '/apps/%/newurl?source=a'])(
    '%s is a bad request',
    async address => {
      expect((await get(address)).statusCode).toBe(400)
    },
  )

  test('never fails, whatever it is asked', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), async (id, source) => {
        const part = (text: string) => encodeURIComponent(text.toWellFormed())
        const { statusCode } = await get(`/apps/${part(id)}/newurl?source=${part(source)}`)
        expect([400, 404]).toContain(statusCode)
      }),
    )
  })

  test('an app that is not there is 404, a delisted one 410 by its name, one without a file 404', async () => {
    const asked = async (id: number | string) => {
      const { statusCode, body, headers } = await get(`/apps/${id}/newurl?source=a`)
      expect(headers['cache-control']).toBe('no-store')
      return { statusCode, body }
    }
    for (const id of [999, 0, '999999999999']) {
      const none = await asked(id)
      expect(none.statusCode).toBe(404)
      expect(none.body).toContain('没有找到这个页面')
    }
    const delisted = await asked(3)
    expect(delisted.statusCode).toBe(410)
    expect(delisted.body).toContain('「旧应用」已下架')
    const without = await asked(2)
    expect(without.statusCode).toBe(404)
    expect(without.body).toContain('没有这个安装包')
    expect(without.body).toContain('href="/apps/2"')
  })

  test('gives the same file as the page when there is none for every phone', async () => {
    await putRows(db, {
      packages: ['x86', 'armeabi-v7a'].map(abi => fileRow(8, abi, `p/${abi}.apk`)),
    })
    await removeAll(db, 'packages', "version_id = 8 and abi in ('universal', 'arm64-v8a')")
    const [offered = ''] = linksIn((await get('/apps/1')).body)
    const { location } = (await get(newUrl)).headers
    expect([offered, String(location)].map(link => link.replace(/\?.*/, ''))).toEqual([
      '/packages/p/armeabi-v7a.apk',
      '/packages/p/armeabi-v7a.apk',
    ])
    await removeAll(db, 'packages', 'version_id = 8')
    expect((await get('/apps/1')).body).toContain('暂无安装包')
    expect((await get(newUrl)).statusCode).toBe(404)
    await putRow(db, 'packages', fileRow(8, 'universal', moss.path, '0123456789'))
  })
})
