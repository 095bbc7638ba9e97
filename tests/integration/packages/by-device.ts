import { beforeAll, describe, expect, test } from 'vitest'
import { putRow, putRows } from '../../support/put-rows.ts'
import { inHours } from '../../support/values.ts'
import { cache, db, fileRow, get, phone } from './shared.ts'

describe('[DL-5] the redirect follows the device', () => {
  const files = { 'arm64-v8a': 28, 'armeabi-v7a': null, x86_64: 26 }
  beforeAll(async () => {
    await putRows(db, {
      apps: [{ id: 30, package_name: 'app.many', resource_type: 1, icon_key: 'icon/square' }],
      app_texts: [{ app_id: 30, locale: 'zh-CN', name: '很多安装包' }],
      versions: [
        ...[301, 302].map(id => ({
          id,
          app_id: 30,
          version_code: id,
          version_name: '1',
          min_sdk: 24,
          released_at: inHours(0),
        })),
      ],
      packages: [301, 302].flatMap(version =>
        Object.entries(files).map(([abi, min_sdk]) => ({
          ...fileRow(version, abi, `app.many/${version}/${abi}.apk`, `${version} ${abi}`),
          min_sdk,
        })),
      ),
    })
  })

  const ask = (query: string, userAgent = phone) =>
    get(`/apps/30/newurl?source=a${query}`, { 'user-agent': userAgent })
  const old = (system: string) => `Mozilla/5.0 (Linux; ${system}) Chrome/90.0.0.0 Mobile Safari/537.36`

  test.each([
    ['whoever says nothing gets what most phones run', '', phone, 'arm64-v8a'],
    ['so does a computer', '', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/120.0.0.0', 'arm64-v8a'],
    ['an Android that arm64 is too new for', '', old('Android 7.1.1; Redmi 4'), 'armeabi-v7a'],
    ['a phone of 32 bits', '&abi=armeabi-v7a,armeabi&sdk=30', phone, 'armeabi-v7a'],
    ['a new one', '&abi=arm64-v8a,armeabi-v7a&sdk=33', phone, 'arm64-v8a'],
    ['an old one of 64 bits', '&abi=arm64-v8a,armeabi-v7a&sdk=27', phone, 'armeabi-v7a'],
    ['an emulator', '&abi=x86_64,x86', phone, 'x86_64'],
    ['a level alone', '&sdk=25', phone, 'armeabi-v7a'],
    ['whoever chooses, on a phone that is too old', '&abi=arm64-v8a', old('Android 4.4; X'), 'arm64-v8a'],
  ])('%s', async (_, query, userAgent, abi) => {
    const { statusCode, headers } = await ask(query, userAgent)
    expect([statusCode, headers['cache-control'], headers.vary]).toEqual([302, 'no-store', undefined])
    expect(headers.location).toMatch(new RegExp(`^/packages/app\\.many/302/${abi}\\.apk\\?`))
  })

  test.each([
    ['an Android that is too old for all', '', old('Android 6.0.1; Redmi 4'), '需要 Android 7.0 以上'],
    ['the same, by its level', '&sdk=23', phone, '需要 Android 7.0 以上'],
    ['another that is too old for its own', '&abi=x86_64&sdk=25', phone, '需要 Android 8.0 以上'],
    ['another processor', '&abi=riscv64', phone, '没有适合这台设备的安装包'],
    ['an emulator of 32 bits', '&abi=x86', phone, '没有适合这台设备的安装包'],
  ])('%s gets a message, and a way on', async (_, query, userAgent, says) => {
    const { statusCode, headers, body } = await ask(query, userAgent)
    expect([statusCode, headers['cache-control'], headers.location]).toEqual([406, 'no-store', undefined])
    expect(body).toContain(says)
    expect(body).toContain('href="/apps/30#versions"')
  })

  test.each([
    '&abi=',
    '&abi=a,,b',
    '&abi=a%20b',
    '&abi=a&abi=b',
    `&abi=${'a,'.repeat(10)}a`,
    '&sdk=',
    '&sdk=0',
    '&sdk=1e3',
  ])('%s is a bad request', async query => {
    expect((await ask(query)).statusCode).toBe(400)
  })

  test('the page has every file of the newest version, each by a link of its own', async () => {
    const { body } = await get('/apps/30')
    for (const abi of Object.keys(files)) expect(body).toContain(`/packages/app.many/302/${abi}.apk?`)
  })

  test('a version that is withdrawn takes all its files along, and the one before it is given', async () => {
    const given = ['arm64-v8a', 'armeabi-v7a', 'x86_64']
    const locations = async () =>
      Promise.all(given.map(async abi => String((await ask(`&abi=${abi}`)).headers.location)))
    const before = await locations()
    await putRow(db, 'versions', { id: 302, state: 'withdrawn' })
    cache().purge(['app-30'], true)
    for (const link of before) expect((await get(link)).statusCode).toBe(404)
    expect((await locations()).map(link => link.replace(/\?.*/, ''))).toEqual(
      given.map(abi => `/packages/app.many/301/${abi}.apk`),
    )
    await putRow(db, 'versions', { id: 302, state: 'published' })
    cache().purge(['app-30'], true)
  })
})
