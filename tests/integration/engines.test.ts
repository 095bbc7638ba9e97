import { Window } from 'happy-dom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refreshRanks } from '../../data/db/queries/refresh-ranks.ts'
import { hostile } from '../support/fixture.ts'
import { putAll, putRow, putRows, removeAll } from '../support/put-rows.ts'
import { locsOf, readPage, typesOf } from '../support/read-page.ts'
import { storeFolder } from '../support/store-folder.ts'
import { inHours } from '../support/values.ts'
import { appOver, suiteApp } from './suite.ts'

const { app, db, webDb, url, mediaDir } = suiteApp('engines')
const site = 'https://store.example'
const get = (path: string) => app().inject(path)
const thingsOf = async (path: string) => readPage((await get(path)).body).things

beforeAll(async () => {
  await putAll(url, 'apps', { created_at: '2026-10-01T08:00:00+08:00' })
  await refreshRanks(db)
})

describe('what a page says of an app', () => {
  test('has what search engines require, and the rating that visitors gave', async () => {
    const [thing, crumbs, time] = await thingsOf('/apps/1')
    expect(thing).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'MobileApplication',
      name: '苔藓手帐',
      url: `${site}/apps/1`,
      image: `${site}/img/icon/square_260x260.png`,
      operatingSystem: 'Android 8.0+',
      softwareVersion: '3.6.8',
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'CNY' },
      aggregateRating: { ratingValue: '4.0', ratingCount: 4, bestRating: 5, worstRating: 1 },
      author: { '@type': 'Organization', name: '青屿软件工作室', url: `${site}/developers/1` },
      datePublished: '2026-10-01T08:00:00',
      dateModified: '2026-11-09T00:00:00',
    })
    expect(crumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: `${site}/` },
        { position: 2, item: `${site}/top/soft` },
        { position: 3, item: `${site}/category/1` },
        { position: 4, item: `${site}/category/2` },
        { position: 5, name: '苔藓手帐' },
      ],
    })
    expect(time).toMatchObject({
      '@context': 'https://ziyuan.baidu.com/contexts/cambrian.jsonld',
      '@id': `${site}/apps/1`,
      pubDate: '2026-10-01T08:00:00',
      upDate: '2026-11-09T00:00:00',
    })
  })

  test('an unrated app claims no rating, and a game is a game as well', async () => {
    const [thing = {}] = await thingsOf('/apps/2')
    expect(typesOf(thing)).toEqual(['VideoGame', 'MobileApplication'])
    expect(thing).not.toHaveProperty('aggregateRating')
    expect(thing).not.toHaveProperty('dateModified')
  })

  test('[SEC-1] a name that ends scripts stays a name', async () => {
    const { body } = await get('/apps/2')
    const { things, document } = readPage(body)
    expect(things[0]).toMatchObject({ name: hostile })
    expect(body).not.toContain('<script>alert')
    expect(document.querySelectorAll('script:not([type])')).toHaveLength(1)
  })

  test('a shared link has a picture of its own, title and description', async () => {
    const { property, description } = readPage((await get('/apps/1')).body)
    expect(property('og:image')).toMatch(/^https:\/\/store\.example\/og\/1\.png\?v=\w+$/)
    expect([property('og:url'), property('og:title')]).toEqual([
      `${site}/apps/1`,
      '苔藓手帐下载 - 花架 Pergola',
    ])
    expect(description).toBe(
      '苔藓手帐 3.6.8 安卓版下载，青屿软件工作室，86.20MB。权限、备案和文件校验值都写清楚。每天一页',
    )
  })

  test('both page types say the same', async () => {
    const [pc, mobile] = await Promise.all(
      ['PC', 'Mobile'].map(async type =>
        readPage((await app().inject({ url: '/apps/1', headers: { 'x-page-type': type } })).body),
      ),
    )
    expect(mobile?.things).toEqual(pc?.things)
    expect(mobile?.description).toBe(pc?.description)
  })
})

describe('lists and the home page', () => {
  test('the home page names the store, how to search it, and its feed', async () => {
    const { things, document } = readPage((await get('/')).body)
    expect(things.map(thing => thing['@type'])).toEqual(['WebSite', 'Organization'])
    expect(things[0]).toMatchObject({
      potentialAction: { target: { urlTemplate: `${site}/search?q={search_term_string}` } },
    })
    expect(document.querySelector('link[type="application/rss+xml"]')?.getAttribute('href')).toBe('/feed.xml')
  })

  test('a list names its apps in their order', async () => {
    expect((await thingsOf('/category/2')).at(-1)).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [{ position: 1, url: `${site}/apps/1` }],
    })
  })

  test.each(['/search?q=a', '/category/2?sort=new', '/apps/2/history', '/apps/999', '/apps/3', '/nowhere'])(
    '%s is kept out, and says nothing to machines',
    async path => {
      const { noindex, canonical, things } = readPage((await get(path)).body)
      expect({ noindex, canonical, things }).toEqual({ noindex: true, canonical: undefined, things: [] })
    },
  )
})

describe('one address for each page', () => {
  test.each([
    ['/apps/app.qingyu.moss', '/apps/1'],
    ['/apps/001', '/apps/1'],
    ['/apps/1/', '/apps/1'],
    ['/Apps/1/History', '/apps/1/history'],
    ['/index.html', '/'],
    ['/category/2/?page=2', '/category/2?page=2'],
    ['/category/2?page=1', '/category/2'],
  ])('%s moves permanently to %s', async (path, to) => {
    const { statusCode, headers } = await get(path)
    expect([statusCode, headers.location]).toEqual([301, to])
  })

  test.each([
    ['/apps/999', 404],
    ['/apps/3', 410],
    ['/apps/3/comments', 410],
    ['//evil.example/', 404],
  ])('%s is %i', async (path, status) => {
    expect((await get(path)).statusCode).toBe(status)
  })
})

describe('maps and feeds', () => {
  const entries = async (path: string) => locsOf((await get(path)).body).map(loc => loc.replace(site, ''))

  test('robots find the sitemap, and no way to calls and files', async () => {
    const { body, headers } = await get('/robots.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body).toContain(`\nSitemap: ${site}/sitemap.xml\n`)
    for (const path of [
      '/collect$',
      '/wdjweb/',
      '/search?',
      '/compare/',
      '/apps/*/newurl',
      '/packages/',
      '/go?',
    ])
      expect(body).toContain(`\nDisallow: ${path}\n`)
  })

  test('the sitemap lists its parts, and the parts all that is live and nothing else', async () => {
    expect(await entries('/sitemap.xml')).toEqual([
      '/sitemaps/lists-0.xml',
      '/sitemaps/apps-0.xml',
      '/sitemaps/developers-0.xml',
      '/en/sitemaps/lists-0.xml',
      '/en/sitemaps/apps-0.xml',
      '/en/sitemaps/developers-0.xml',
    ])
    expect(await entries('/sitemaps/apps-0.xml')).toEqual([
      '/apps/1',
      '/apps/1/comments',
      '/apps/1/history',
      '/apps/2',
      '/apps/2/comments',
    ])
    expect(await entries('/sitemaps/lists-0.xml')).toEqual([
      '/',
      '/about',
      '/category',
      '/client',
      '/help',
      '/privacy',
      '/report',
      '/terms',
      '/top',
      '/category/1',
      '/category/2',
      '/top/game',
      '/top/soft',
    ])
    expect(await entries('/sitemaps/developers-0.xml')).toEqual(['/developers/1'])
  })

  test('ids far apart make parts of their own, and none for what lies between', async () => {
    const far = { resource_type: 0, icon_key: 'icon/square' }
    await putRows(url, {
      apps: [
        { ...far, id: 7654321, package_name: 'far.away', updated_at: '2026-01-02T03:04:05Z' },
        { ...far, id: 19999, package_name: 'far.gone', status: 'delisted' },
      ],
      app_texts: [{ app_id: 7654321, locale: 'zh-CN', name: '远方' }],
    })
    expect((await entries('/sitemap.xml')).filter(path => path.includes('apps'))).toEqual([
      '/sitemaps/apps-0.xml',
      '/sitemaps/apps-765.xml',
      '/en/sitemaps/apps-0.xml',
      '/en/sitemaps/apps-765.xml',
    ])
    expect((await get('/sitemap.xml')).body).toContain(
      'apps-765.xml</loc><lastmod>2026-01-02T03:04:05.000Z</lastmod>',
    )
    expect(await entries('/sitemaps/apps-765.xml')).toEqual(['/apps/7654321'])
    await removeAll(url, 'apps', 'id > 10000')
  })

  test.each(['apps-1', 'apps-00', 'apps-', 'apps-9999999', 'lists-1', 'others-0', 'apps-0.xml%00'])(
    '/sitemaps/%s.xml is 404',
    async part => {
      expect((await get(`/sitemaps/${part}.xml`)).statusCode).toBe(404)
    },
  )

  test('the feed has the newest versions with whole addresses', async () => {
    const { body, headers } = await get('/feed.xml')
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    expect(headers.xkey).toBe('feed app-1')
    const feed = new new Window().DOMParser().parseFromString(body, 'application/xml')
    expect(feed.querySelector('parsererror')).toBeNull()
    const items = [...feed.querySelectorAll('item')]
    expect(items).toHaveLength(8)
    const text = (name: string) => items[0]?.querySelector(name)?.textContent
    expect(['title', 'link', 'guid', 'pubDate', 'description'].map(text)).toEqual([
      '苔藓手帐 3.6.8',
      `${site}/apps/1`,
      'app.qingyu.moss:30008',
      'Sun, 08 Nov 2026 16:00:00 GMT',
      '新增纸张\n修复问题\n86.20MB',
    ])
  })

  test('a version of a delisted app is not new', async () => {
    const version = { id: 99, app_id: 3, version_code: 1, version_name: '1', released_at: inHours(0) }
    await putRow(url, 'versions', version)
    expect((await get('/feed.xml')).body).not.toContain('example.gone')
  })
})

describe('what browsers ask for', () => {
  test('every page names a manifest, whose pictures are there, and a way to search from the address bar', async () => {
    const page = (await get('/nowhere')).body
    expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest"/>')
    expect(page).toContain('type="application/opensearchdescription+xml" href="/opensearch.xml"')
    const manifest = await get('/manifest.webmanifest')
    expect(manifest.headers['content-type']).toBe('application/manifest+json; charset=utf-8')
    const { name, start_url, icons } = JSON.parse(manifest.body)
    expect([name, start_url]).toEqual(['花架 Pergola', '/'])
    expect(icons.map(({ src }: { src: string }) => src)).toEqual(['/icon-192.png', '/icon-512.png'])
    const search = (await get('/opensearch.xml')).body
    expect(search).toContain(`template="${site}/search?q={searchTerms}"`)
  })
})

describe('what the operator decides', () => {
  let other: Awaited<ReturnType<typeof appOver>>
  beforeAll(async () => {
    other = await appOver(webDb, {
      databaseUrl: url,
      mediaDir,
      store: storeFolder({ filings: ['演ICP备2099000001号'] }),
      mip: 'off',
    })
  })
  afterAll(() => other.close())

  test('the filing number of the site is on every page, with the way to look it up', async () => {
    for (const path of ['/', '/apps/1', '/apps/3', '/search', '/gifts', '/category/2', '/nowhere'])
      expect((await other.inject(path)).body).toContain(
        '<a href="https://beian.miit.gov.cn/" rel="nofollow noopener">演ICP备2099000001号</a>',
      )
    expect((await get('/')).body).not.toContain('beian.miit.gov.cn')
  })

  test('without mip there is no mip page, and none leads to it', async () => {
    expect((await other.inject('/mip/apps/1')).statusCode).toBe(404)
    expect((await other.inject('/apps/1')).body).not.toContain('miphtml')
    expect((await get('/apps/1')).body).toContain(`<link rel="miphtml" href="${site}/mip/apps/1"/>`)
  })
})
