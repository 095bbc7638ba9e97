import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { hostile } from '../support/fixture.ts'
import { putRows } from '../support/put-rows.ts'
import { upTo } from '../support/values.ts'
import { assets, suiteApp } from './suite.ts'

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36'
const { app, db } = suiteApp('detail')
const get = (url: string, headers: Record<string, string> = {}) => app().inject({ url, headers })

describe('the detail page', () => {
  test('[DET-1] names its page type, app, package, title and resource type on one element', async () => {
    const { body } = await get('/apps/1')
    const attributes =
      'data-page-type="PC" data-title="苔藓手帐" data-app-id="1" data-pname="app.qingyu.moss" data-res-type="0"'
    expect(body).toContain(`<body ${attributes} data-view="detail">`)
    expect((await get('/apps/1', { 'user-agent': phone })).body).toContain('data-page-type="Mobile"')
  })

  test('believes the edge about the page type, and decides itself without one', async () => {
    const fromEdge = await get('/apps/1', { 'user-agent': phone, 'x-page-type': 'PC' })
    expect(fromEdge.body).toContain('data-page-type="PC"')
    expect(fromEdge.headers.vary).toBeUndefined()
    const alone = await get('/apps/1', { 'user-agent': phone, 'x-page-type': 'Tablet' })
    expect(alone.body).toContain('data-page-type="Mobile"')
    expect(alone.headers.vary).toBe('User-Agent')
  })

  test.each([undefined, phone])(
    '[DET-2] shows description, screenshots and version history (user agent %s)',
    async userAgent => {
      const { body } = await get('/apps/1', userAgent ? { 'user-agent': userAgent } : {})
      for (const text of [
        '第一段。',
        '第三段。',
        '3.6.8',
        '新增纸张',
        '2026-11-09',
        '演ICP备2099012345号-2A',
      ]) {
        expect(body).toContain(text)
      }
      expect(body.indexOf('shot/first')).toBeLessThan(body.indexOf('shot/second'))
      expect(body).toContain('查看全部 8 个版本')
    },
  )

  test('[DET-17] its download control carries the app, and is a link to the universal file', async () => {
    const { body } = await get('/apps/1')
    const control = /<a [^>]*data-vid[^>]*>/.exec(body)?.[0] ?? ''
    expect(control).toContain('href="/packages/app.qingyu.moss/30008/universal.apk?e=')
    for (const [name, value] of Object.entries({
      'app-id': '1',
      vid: '8',
      name: '苔藓手帐',
      pname: 'app.qingyu.moss',
      vcode: '30008',
      vname: '3.6.8',
      icon: '/img/icon/square_130x130.png',
      rtype: '0',
      size: '90387251',
      categoryid: '1',
      subcategoryid: '2',
      rec: '',
    })) {
      expect(control).toContain(`data-${name}="${value}"`)
    }
  })

  test('an app without a file says so instead of offering a dead link', async () => {
    const { body } = await get('/apps/2')
    expect(body).toContain('暂无安装包')
    expect(body).not.toContain('href="/packages/')
  })

  test('[COM-1] shows comments newest first with three replies, and says how many more there are', async () => {
    const { body } = await get('/apps/1')
    expect(body.indexOf('北岸')).toBeLessThan(body.indexOf('小麦茶'))
    expect(body).toContain('回复0')
    expect(body).toContain('回复2')
    expect(body).not.toContain('回复3')
    expect(body).toContain('另有 22 条回复')
    expect(body).toContain('2026-11-12 21:40')
  })

  test('shows nothing that is hidden, over, not begun, or of another app', async () => {
    const { body } = await get('/apps/1')
    expect(body).toContain('正在进行')
    for (const text of ['不该看见的评论', '回复1<', '还没开始', '已经结束', '另一个应用的评论'])
      expect(body).not.toContain(text)
  })

  test('hostile names and comments reach the page as text', async () => {
    const escaped = hostile
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      .replaceAll("'", '&#x27;')
    for (const url of ['/apps/1', '/apps/2']) {
      const { body } = await get(url)
      expect(body).toContain(escaped)
      expect(body).not.toContain('<script>alert')
    }
  })
})

describe('its answer', () => {
  test('is cacheable by all, names what it shows, and sets no cookie', async () => {
    const { headers } = await get('/apps/1')
    expect(headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=300, stale-while-revalidate=60, stale-if-error=86400',
    )
    expect(headers.xkey).toBe('layout ads comments-1 app-1 category-1 category-2 developer-1')
    expect(headers['set-cookie']).toBeUndefined()
  })

  test('is not sent again to a browser that has it', async () => {
    const { headers } = await get('/apps/1')
    const again = await get('/apps/1', { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const other = await get('/apps/1', { 'if-none-match': String(headers.etag), 'user-agent': phone })
    expect(other.statusCode).toBe(200)
  })

  test('carries the security headers, and a policy that allows the boot script by its hash alone', async () => {
    const { headers } = await get('/apps/1')
    const csp = String(headers['content-security-policy'])
    expect([assets.early, assets.boot]).toEqual(['void 1', 'void 0'])
    expect(csp).toContain(
      "script-src 'self' 'sha256-sE3Yj05HOXCaELB7u/lOqS/A0oGyikFBON9PkmOv0Xc=' 'sha256-yyjq/GGlTvm0YhdkNx72uPxcwaIXqWZBYZftmpA6pYU='",
    )
    expect(csp).not.toContain('unsafe')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    })
    expect(headers['permissions-policy']).toContain('camera=()')
  })
})

describe('other addresses', () => {
  test('a package name moves to its app', async () => {
    const { statusCode, headers } = await get('/apps/app.qingyu.moss')
    expect([statusCode, headers.location]).toEqual([301, '/apps/1'])
  })

  test.each(['/apps/999', '/apps/not.there', '/apps/1e3', '/apps/9999999999', '/nothing'])(
    '%s is 404 in words',
    async url => {
      const answer = await get(url)
      expect(answer.statusCode).toBe(404)
      expect(answer.body).toContain('没有找到这个页面')
      expect(answer.headers['cache-control']).toContain('s-maxage=30')
    },
  )

  test('a delisted app is 410, by name, without a download', async () => {
    const answer = await get('/apps/3')
    expect(answer.statusCode).toBe(410)
    expect(answer.body).toContain('「旧应用」已下架')
    expect(answer.body).not.toContain('/packages/')
  })
})

describe('an app with 500 permissions', () => {
  test('[DET-9] lists them all, folded, within a page of usual weight', async () => {
    const ids = upTo(500).map(n => 1000 + n)
    await putRows(db, {
      permissions: ids.map(id => ({ id, name: `vendor.example.permission.NUMBER_${id}` })),
      versions: [{ id: 8, permission_ids: ids }],
    })
    const { body } = await get('/apps/1')
    expect(body).toContain('500 项权限，都不会询问')
    expect(body).toContain('更多 496 项')
    expect(body.match(/vendor\.example\.permission\.NUMBER_/g)).toHaveLength(500)
    expect(gzipSync(body).length).toBeLessThan(25_000)
  })

  test('says which came with the version, in its history', async () => {
    const { body } = await get('/apps/1')
    expect(body).toMatch(/此版本新增权限：NUMBER_/)
    expect(body).toContain('此版本去掉权限：')
  })
})

describe('search', () => {
  test('finds an app by a part of its name, in any case, and keeps search engines away', async () => {
    const { body } = await get('/search?q=%E6%89%8B%E5%B8%90')
    expect(body).toContain('href="/apps/1"')
    expect(body).toContain('<meta name="robots" content="noindex"/>')
    expect(body).not.toContain('href="/apps/3"')
  })

  test.each(['%25', '_', '%5C', 'zzz', '%27; drop table apps; --', '%3Cscript%3E1'])(
    'q=%s finds nothing and breaks nothing',
    async q => {
      const answer = await get(`/search?q=${q}`)
      expect(answer.statusCode).toBe(200)
      // What others install is offered instead.
      expect(answer.body.split('data-module="search-hot"')[0]).not.toContain('href="/apps/1"')
      expect(answer.body).not.toContain('<script>1')
    },
  )

  test('a missing app offers to search', async () => {
    expect((await get('/apps/999')).body).toContain('<form class="')
    expect((await get('/apps/999')).body).toContain('action="/search"')
  })
})
