import { mkdir, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { type PackageFile, signLink } from '../../server/packages/package-links.ts'
import { get as rawGet } from './raw-get.ts'
import { appOver, packageKey, suiteApp } from './suite.ts'

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36'
const { app, cache, db, webDb, url, mediaDir } = suiteApp('packages')
const get = (url: string, headers: Record<string, string> = {}) => app().inject({ url, headers })
const moss = { path: 'app.qingyu.moss/30008/universal.apk', saveAs: '苔藓手帐-3.6.8' }
const soon = Math.floor(Date.now() / 1000) + 600
const signed = (file: Partial<PackageFile> = {}, expires = soon, key = packageKey) =>
  signLink({ ...moss, ...file }, expires, key)
const secret = 'what stands outside of the folder'

beforeAll(async () => {
  const packages = join(mediaDir, 'packages')
  await mkdir(join(packages, 'folder.apk'))
  await writeFile(join(packages, '.hidden.apk'), secret)
  await writeFile(join(packages, 'notes.txt'), secret)
  await writeFile(join(mediaDir, 'outside.apk'), secret)
  await mkdir(join(mediaDir, 'packages-not'))
  await writeFile(join(mediaDir, 'packages-not/outside.apk'), secret)
  await symlink('../outside.apk', join(packages, 'out.apk'))
  await symlink(join(mediaDir, 'packages-not'), join(packages, 'way-out'))
  await symlink(moss.path, join(packages, 'inside.apk'))
  await symlink('loop.apk', join(packages, 'loop.apk'))
})

/** Puts a file into the catalogue, as one more of app 1. */
async function catalogue(path: string): Promise<string> {
  await sql`insert into packages select 7, md5(${path}), ${path}, 1, sha256(''), sha256('') on conflict do nothing`.execute(
    db,
  )
  return path
}

/** The links in a page, as a browser reads them. */
const linksIn = (html: string) =>
  [...html.matchAll(/(?:href|data-url)="([^"]*\/packages\/[^"]*)"/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  )

describe('links', () => {
  test.each([undefined, phone])(
    '[DL-3] every link to a file that a page shows is signed, and the newest leads to the file (user agent %s)',
    async userAgent => {
      const { body } = await get('/apps/1', userAgent ? { 'user-agent': userAgent } : {})
      const links = linksIn(body)
      expect(body.match(/\/packages\//g)?.length).toBe(links.length + 1)
      for (const link of links) expect(link).toMatch(/\.apk\?e=\d+&n=[^&]+&s=[\w-]{43}$/)
      const popup = /"url":"(\/packages\/[^"]+)"/.exec(
        body.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
      )
      expect(popup?.[1]).toBe(links[0])

      const answers = await Promise.all([...new Set(links)].map(link => get(link)))
      expect(answers[0]?.body).toBe('0123456789')
      // The five versions before it are signed as well; their files are not in this store.
      expect(answers.map(answer => answer.statusCode)).toEqual([200, 404, 404, 404, 404, 404])
    },
  )

  test('a page made again on the same day is the same page', async () => {
    expect((await get('/apps/1')).body).toBe((await get('/apps/1')).body)
  })

  test('files may be on a host of their own, whose pages lead back to the site', async () => {
    const apart = await appOver(webDb, { databaseUrl: url, mediaDir, packageOrigin: 'https://dl.example' })
    const links = linksIn((await apart.inject('/apps/1')).body)
    expect(links.length).toBeGreaterThan(6)
    for (const link of links) expect(link).toMatch(/^https:\/\/dl\.example\/packages\//)
    const { pathname, search } = new URL(links[0] ?? '')
    expect((await apart.inject(pathname + search)).body).toBe('0123456789')
    expect((await apart.inject(pathname)).body).toContain('href="https://store.example/apps/app.qingyu.moss"')
    await apart.close()
  })

  test('a key is changed without a link breaking', async () => {
    const renewed = 'another key that signs links in these tests'
    const between = await appOver(webDb, {
      databaseUrl: url,
      mediaDir,
      packageKey: `${renewed}, ${packageKey}`,
    })
    expect((await between.inject(signed())).statusCode).toBe(200)
    expect((await between.inject(signed({}, soon, renewed))).statusCode).toBe(200)
    const [made = ''] = linksIn((await between.inject('/apps/1')).body)
    await between.close()
    expect((await get(made)).statusCode).toBe(403)
    const after = await appOver(webDb, { databaseUrl: url, mediaDir, packageKey: renewed })
    expect((await after.inject(made)).statusCode).toBe(200)
    expect((await after.inject(signed())).statusCode).toBe(403)
    await after.close()
  })
})

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
    await sql`insert into packages select 8, abi, 'p/' || abi || '.apk', 1, sha256(''), sha256('')
      from unnest(array['x86', 'armeabi-v7a']) abi`.execute(db)
    await sql`delete from packages where version_id = 8 and abi in ('universal', 'arm64-v8a')`.execute(db)
    const [offered = ''] = linksIn((await get('/apps/1')).body)
    const { location } = (await get(newUrl)).headers
    expect([offered, String(location)].map(link => link.replace(/\?.*/, ''))).toEqual([
      '/packages/p/armeabi-v7a.apk',
      '/packages/p/armeabi-v7a.apk',
    ])
    await sql`delete from packages where version_id = 8`.execute(db)
    expect((await get('/apps/1')).body).toContain('暂无安装包')
    expect((await get(newUrl)).statusCode).toBe(404)
    await sql`insert into packages values (8, 'universal', ${moss.path}, 10, sha256(''), sha256(''))`.execute(
      db,
    )
  })
})

describe('a file', () => {
  test('comes whole, as an attachment with a plain name and its real one', async () => {
    const answer = await get(signed())
    expect([answer.statusCode, answer.body]).toEqual([200, '0123456789'])
    expect(answer.headers).toMatchObject({
      'content-type': 'application/vnd.android.package-archive',
      'content-disposition': `attachment; filename="app.qingyu.moss-30008.apk"; filename*=UTF-8''${encodeURIComponent('苔藓手帐-3.6.8.apk')}`,
      'content-length': '10',
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=86400, immutable',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    })
    expect(answer.headers.etag).toMatch(/^"[\w-]+"$/)
  })

  test('says the same of itself to HEAD, without a body, whatever part is asked for', async () => {
    const { headers } = await get(signed())
    const head = await app().inject({ method: 'HEAD', url: signed(), headers: { range: 'bytes=4-' } })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    for (const name of ['content-length', 'content-type', 'content-disposition', 'etag', 'accept-ranges'])
      expect(head.headers[name], name).toBe(headers[name])
  })

  test('comes in parts, so that a broken download goes on', async () => {
    const part = await get(signed(), { range: 'bytes=4-' })
    expect([part.statusCode, part.body]).toEqual([206, '456789'])
    expect(part.headers).toMatchObject({ 'content-range': 'bytes 4-9/10', 'content-length': '6' })
    const etag = String(part.headers.etag)
    for (const condition of ['if-range', 'if-match']) {
      const more = await get(signed(), { range: 'bytes=4-5', [condition]: etag })
      expect([more.statusCode, more.body]).toEqual([206, '45'])
    }
    const last = await get(signed(), { range: 'bytes=-1' })
    expect([last.statusCode, last.body]).toEqual([206, '9'])
  })

  test('comes whole when what the visitor has is of another file', async () => {
    for (const tag of ['"other"', `W/${(await get(signed())).headers.etag}`]) {
      const answer = await get(signed(), { range: 'bytes=4-', 'if-range': tag })
      expect([answer.statusCode, answer.body]).toEqual([200, '0123456789'])
      expect(answer.headers['content-range']).toBeUndefined()
    }
    expect((await get(signed(), { 'if-match': '"other"' })).statusCode).toBe(412)
  })

  test('has no part beyond its end', async () => {
    const answer = await get(signed(), { range: 'bytes=10-' })
    expect([answer.statusCode, answer.body]).toEqual([416, ''])
    expect(answer.headers).toMatchObject({ 'content-range': 'bytes */10', 'cache-control': 'no-store' })
  })

  test('is not sent again to a browser that has it', async () => {
    const etag = String((await get(signed())).headers.etag)
    const again = await get(signed(), { 'if-none-match': etag })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
  })

  test('that was replaced has another tag, also when it is as long', async () => {
    const path = await catalogue('app.replaced/1/universal.apk')
    const file = join(mediaDir, 'packages', path)
    await mkdir(join(file, '..'), { recursive: true })
    await writeFile(file, 'first')
    const { etag } = (await get(signed({ path }))).headers
    await writeFile(file, 'after')
    await utimes(file, new Date(), new Date(Date.now() + 1000))
    const answer = await get(signed({ path }), { range: 'bytes=2-', 'if-range': String(etag) })
    expect([answer.statusCode, answer.body]).toEqual([200, 'after'])
    await rm(file)
    expect((await get(signed({ path }))).statusCode).toBe(404)
  })

  test('may be empty', async () => {
    await writeFile(join(mediaDir, 'packages/empty.apk'), '')
    const answer = await get(signed({ path: await catalogue('empty.apk') }))
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
  })
})

describe('refused', () => {
  const refused = async (address: string) => {
    const answer = await get(address)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([403, 'no-store'])
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'")
    expect(answer.body).not.toContain('0123456789')
    return answer.body
  }

  test('a link past its time, with the way to the page of the app', async () => {
    const body = await refused(signed({}, Math.floor(Date.now() / 1000)))
    expect(body).toContain('下载链接过期了')
    expect(body).toContain('href="/apps/app.qingyu.moss"')
    expect((await get('/apps/app.qingyu.moss')).headers.location).toBe('/apps/1')
  })

  test('a link without a signature, or with one of something else', async () => {
    const [path = '', query = ''] = signed().split('?')
    const other = signed({ path: 'app.qingyu.moss/30007/universal.apk' }).split('?')[1]
    const parameters = new URLSearchParams(query)
    const without = (name: string) => {
      const rest = new URLSearchParams(parameters)
      rest.delete(name)
      return rest
    }
    for (const bad of [
      '',
      without('e'),
      without('n'),
      without('s'),
      other,
      `${query}&s=${parameters.get('s')}`,
      `${query}&e=${soon + 1}`,
      query.replace(/e=\d+/, `e=${soon + 1}`),
      query.replace(/e=\d+/, 'e=1e99'),
      query.replace(/s=.*/, 's='),
      query.replace(/n=[^&]*/, 'n=bank'),
      signed({}, soon, 'the key of someone else who would like to sign').split('?')[1],
    ]) {
      expect(await refused(`${path}?${bad}`)).toContain('这个链接不能下载')
    }
  })

  test('[SEC-2] a good link whose time is written in another way', async () => {
    expect((await get(signed())).statusCode).toBe(200)
    for (const written of [
      `0${soon}`,
      `000${soon}`,
      `+${soon}`,
      `${soon}.0`,
      `%20${soon}`,
      `${soon}&e=${soon}`,
    ]) {
      const { statusCode } = await get(signed().replace(`e=${soon}`, `e=${written}`))
      expect([written, statusCode]).toEqual([written, 403])
    }
  })

  test('what has no file: by a page that names the way to its app', async () => {
    const answer = await get(signed({ path: 'app.qingyu.moss/1/none.apk' }))
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store'])
    expect(answer.body).toContain('没有这个安装包')
    expect(answer.body).toContain('href="/apps/app.qingyu.moss"')
  })

  test('a hostile path gives a page without a way', async () => {
    const body = await refused('/packages/%22%3E%3Cscript%3E/x.apk')
    expect(body).not.toContain('<script>/')
    expect(body).toContain('href="/"')
  })

  test('nothing but reading is possible', async () => {
    for (const method of ['POST', 'PUT', 'DELETE'] as const)
      expect((await app().inject({ method, url: signed() })).statusCode).toBe(404)
  })
})

describe('a link ends with what it leads to', () => {
  const [gone, kept] = ['app.gone/1/universal.apk', 'app.gone/2/universal.apk']
  const version = (id: number, path: string) => sql`
    with version as (
      insert into versions (id, app_id, version_code, version_name, released_at)
      values (${id}, 20, ${id}, '1', now()) returning id
    )
    insert into packages select id, 'universal', ${path}, 4, sha256(''), sha256('') from version`
  const statusOf = async (path: string) => (await get(signed({ path }))).statusCode
  const purge = (hard: boolean) => cache().purge(['app-20'], hard)
  beforeAll(async () => {
    await mkdir(join(mediaDir, 'packages/app.gone/1'), { recursive: true })
    await mkdir(join(mediaDir, 'packages/app.gone/2'), { recursive: true })
    for (const path of [gone, kept]) await writeFile(join(mediaDir, 'packages', path), 'file')
    await sql`insert into apps (id, package_name, resource_type, icon_key) values (20, 'app.gone', 0, 'icon/square')`.execute(
      db,
    )
    await sql`insert into app_texts values (20, 'zh-CN', '要下架的', '', '')`.execute(db)
    await version(201, gone).execute(db)
    await version(202, kept).execute(db)
  })

  test('[DL-3] a version that was taken back is no longer handed out, others of the app are', async () => {
    expect([await statusOf(gone), await statusOf(kept)]).toEqual([200, 200])
    await sql`delete from versions where id = 201`.execute(db)
    // Kept in the process until it hears of it, for a minute at most.
    expect(await statusOf(gone)).toBe(200)
    purge(false)
    expect([await statusOf(gone), await statusOf(kept)]).toEqual([404, 200])
  })

  test('[DL-3] nor is any file of an app that was delisted, by its name', async () => {
    await sql`update apps set status = 'delisted' where id = 20`.execute(db)
    purge(true)
    const answer = await get(signed({ path: kept }))
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([410, 'no-store'])
    expect(answer.body).toContain('「要下架的」已下架')
    for (const headers of [{ range: 'bytes=1-' }, { 'if-none-match': '*' }])
      expect((await get(signed({ path: kept }), headers)).statusCode).toBe(410)
    await sql`update apps set status = 'live' where id = 20`.execute(db)
    purge(true)
    expect(await statusOf(kept)).toBe(200)
  })

  test('a file that nobody catalogued is nobody’s to have', async () => {
    await writeFile(join(mediaDir, 'packages/stray.apk'), 'file')
    expect(await statusOf('stray.apk')).toBe(404)
  })

  test('the catalogue is asked by an index, and not for every request', async () => {
    await sql`set enable_seqscan = off`.execute(db)
    const { rows } = await sql<{
      'QUERY PLAN': string
    }>`explain select 1 from packages where path = 'x'`.execute(db)
    expect(rows.map(row => row['QUERY PLAN']).join()).toContain('packages_by_path')
  })
})

describe('no path leaves the folder, even one that we signed', () => {
  let address = ''
  beforeAll(async () => {
    address = await app().listen({ port: 0, host: '127.0.0.1' })
  })

  test('links are followed inside of the folder', async () => {
    expect((await get(signed({ path: await catalogue('inside.apk') }))).body).toBe('0123456789')
  })

  test.each([
    'out.apk',
    'way-out/outside.apk',
    'loop.apk',
    'folder.apk',
    'notes.txt',
    '.hidden.apk',
    '../outside.apk',
    '../packages-not/outside.apk',
    'app.qingyu.moss/../../outside.apk',
    '..\\outside.apk',
    '/etc/passwd',
    '//etc/passwd',
    'notes.txt\0.apk',
    'app.qingyu.moss',
    'app.qingyu.moss/',
    './inside.apk',
    'app.qingyu.moss//30008/universal.apk',
    '',
  ])('%j', async path => {
    if (!path.includes('\0')) await catalogue(path)
    const answer = await rawGet(address + signed({ path }))
    expect(answer.status).toBe(404)
    expect(answer.body).not.toContain(secret)
  })

  test.each([
    ['too deep', `${'a/'.repeat(700)}a.apk`],
    ['too long a name', `${'a'.repeat(300)}.apk`],
  ])('%s', async (_, path) => {
    expect((await rawGet(address + signed({ path: await catalogue(path) }))).status).toBe(404)
  })

  const step = fc.constantFrom(
    ...[
      '..',
      '.',
      '',
      '...',
      'outside.apk',
      'packages',
      'packages-not',
      'way-out',
      'out.apk',
      'etc',
      'passwd',
    ],
    ...[
      '%2e%2e',
      '%2f',
      '..%2f',
      '%5c',
      '..\\',
      '\0',
      '\n',
      'app.qingyu.moss',
      '~',
      '・・',
      'notes.txt',
      '.hidden.apk',
    ],
  )
  const encoded = fc.constantFrom(
    (text: string) => text,
    encodeURIComponent,
    (text: string) => encodeURIComponent(encodeURIComponent(text)),
    (text: string) => text.replaceAll('.', '%2e').replaceAll('/', '%2f'),
  )

  test('whatever its parts and however they are written', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 6 }), encoded, async (steps, encode) => {
        const path = steps.join('/')
        if (!path.includes('\0')) await catalogue(path)
        const query = signed({ path }).split('?')[1]
        // What can't stand in a request line at all is not sent.
        const target = encode(path).replace(/[^\x21-\x7e]/g, encodeURIComponent)
        const answer = await rawGet(`${address}/packages/${target}?${query}`)
        expect([400, 403, 404]).toContain(answer.status)
        expect(answer.body).not.toContain(secret)
        expect(answer.body).not.toContain('root:')
      }),
      { numRuns: 300 },
    )
  })
})
