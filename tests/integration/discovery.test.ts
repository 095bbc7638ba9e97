import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { refreshRanks } from '../../data/db/queries/refresh-ranks.ts'
import { hostile } from '../support/fixture.ts'
import { uncheckedLinks } from '../support/unchecked-links.ts'
import { suiteApp } from './suite.ts'

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36'
const { app, db, url } = suiteApp('discovery')
const get = (url: string, userAgent = 'curl/8.0') =>
  app().inject({ url, headers: { 'user-agent': userAgent } })
/** The apps of one list on a page, in their order. */
const listed = (html: string, module: string): number[] => {
  const list = new RegExp(`<(ul|ol) [^>]*data-module="${module}".*?</\\1>`, 's').exec(html)?.[0] ?? ''
  return [...list.matchAll(/data-card="app-(\d+)"/g)].map(match => Number(match[1]))
}
const tagsOf = (headers: Record<string, unknown>) => String(headers.xkey).split(' ')
const canonical = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]

/** Apps 100 … 140 in category 30 or 31, which stand in 3; what each is known for follows from its number. */
beforeAll(async () => {
  await uncheckedLinks(url)
  await sql`insert into categories (id, parent_id, resource_type, slug, position) values
    (3, null, 1, 'games', 0), (30, 3, 1, 'cards', 0), (31, 3, 1, 'racing', 1), (4, null, 0, 'empty', 5)`.execute(
    db,
  )
  await sql`insert into category_texts values
    (3, 'zh-CN', '休闲'), (30, 'zh-CN', '棋牌'), (31, 'zh-CN', '竞速'), (4, 'zh-CN', '空空如也')`.execute(db)
  await sql`insert into developers (id, name, website, verified) values
    (5, ${hostile}, 'javascript:alert(1)', false), (6, '多产', 'https://many.example/a', true), (7, '没有应用', null, false)`.execute(
    db,
  )
  await sql`insert into apps (id, package_name, resource_type, status, developer_id, icon_key, has_ads, has_purchases, created_at, updated_at)
    select n, 'game.n' || n, 1, case when n = 140 then 'delisted' else 'live' end, 6, 'icon/square', n % 2 = 0, n % 3 = 0,
      timestamptz '2026-01-01' + n * interval '1 hour', timestamptz '2026-02-01' - n * interval '1 hour'
    from generate_series(100, 140) n`.execute(db)
  await sql`insert into app_texts select n, 'zh-CN', '游戏' || n, '简介' || n, '' from generate_series(100, 140) n`.execute(
    db,
  )
  // The total grows with the number, the week falls with it; 105 has one rater, 110 a thousand.
  await sql`insert into app_stats (app_id, downloads, week_downloads, ratings)
    select n, n * 1000, 500 - n, case n when 105 then '{0,0,0,0,1}' when 110 then '{0,0,0,100,900}' else '{0,0,50,50,0}' end::integer[]
    from generate_series(100, 140) n`.execute(db)
  await sql`insert into app_categories select n, case when n < 110 then 30 else 31 end, 0 from generate_series(100, 140) n`.execute(
    db,
  )
  await refreshRanks(db)
})

const range = (from: number, to: number) =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => (from < to ? from + i : from - i))

describe('lists', () => {
  test("a category lists its own apps and those of the categories in it, the week's most wanted first", async () => {
    const { body, statusCode } = await get('/category/3')
    expect(statusCode).toBe(200)
    expect(listed(body, 'category')).toEqual(range(100, 129))
    expect(listed((await get('/category/3?page=2')).body, 'category')).toEqual(range(130, 139))
    expect(listed((await get('/category/30')).body, 'category')).toEqual(range(100, 109))
  })

  test('pages lead from one to the next, each with its own address, and end', async () => {
    const seen: number[] = []
    let url: string | undefined = '/category/3'
    while (url) {
      const { body } = await get(url)
      expect(canonical(body)).toBe(`https://store.example${url}`)
      seen.push(...listed(body, 'category'))
      url = /<a [^>]*rel="next" href="([^"]+)"/.exec(body)?.[1]
    }
    expect(seen).toEqual(range(100, 139))
    expect((await get('/category/3?page=3')).statusCode).toBe(404)
    const { statusCode, headers } = await get('/category/3?page=1&sort=new')
    expect([statusCode, headers.location]).toEqual([301, '/category/3?sort=new'])
  })

  test.each([
    ['downloads', range(139, 110)],
    ['new', range(139, 110)],
    // The more of its downloads fall into the week, the higher it stands.
    ['rise', range(100, 129)],
  ])('sorted by %s', async (sort, apps) => {
    const { body } = await get(`/category/3?sort=${sort}`)
    expect(listed(body, 'category')).toEqual(apps)
    expect(canonical(body)).toBeUndefined()
    expect(body).toContain('<meta name="robots" content="noindex"/>')
  })

  test('sorted by rating, the five stars of one visitor do not lead', async () => {
    const { body } = await get('/category/3?sort=rating')
    expect(listed(body, 'category').slice(0, 2)).toEqual([110, 105])
    const { body: narrow } = await get('/category/30?sort=rating')
    expect(listed(narrow, 'category')[0]).toBe(105)
  })

  test('filters leave what was declared, and add up', async () => {
    const of = async (type: string) => listed((await get(`/category/3?type=${type}`)).body, 'category')
    expect(await of('noads')).toEqual(range(100, 139).filter(n => n % 2 === 1))
    expect(await of('nobuys')).toEqual(range(100, 139).filter(n => n % 3 !== 0))
    expect(await of('noads.nobuys')).toEqual(range(100, 139).filter(n => n % 2 === 1 && n % 3 !== 0))
    expect(await of('stars')).toEqual([105, 110])
    const { body, statusCode } = await get('/category/30?type=noads.nobuys.stars&sort=new')
    expect([statusCode, listed(body, 'category')]).toEqual([200, []])
    expect(body).toContain('没有符合条件的应用')
    expect(body).toContain('href="/category/30?sort=new"')
    // An app that declared nothing has no mark: 苔藓手帐 declared ads alone.
    expect(listed((await get('/category/2?type=noads')).body, 'category')).toEqual([1])
    expect(listed((await get('/category/2?type=nobuys')).body, 'category')).toEqual([])
  })

  test('the rankings hold softs or games, and no delisted app', async () => {
    expect(listed((await get('/top/soft')).body, 'top')).toEqual([1])
    const games = await get('/top/game')
    expect(listed(games.body, 'top')).toEqual(range(100, 129))
    expect(games.body).not.toContain('"app-140"')
    expect((await get('/top/all')).statusCode).toBe(404)
  })

  test('an app that is delisted later is gone from the page at once, before ranks are worked out again', async () => {
    await sql`update apps set status = 'delisted' where id = 100`.execute(db)
    expect(listed((await get('/category/30')).body, 'category')).toEqual(range(101, 109))
    await sql`update apps set status = 'live' where id = 100`.execute(db)
  })

  test('leads to the categories beside it and in it, and says where it stands', async () => {
    const { body } = await get('/category/30')
    for (const [href, name] of [
      ['/top/game', '游戏'],
      ['/category/3', '休闲'],
      ['/category/3', '全部'],
      ['/category/31', '竞速'],
    ])
      expect(body).toContain(`href="${href}">${name}`)
    expect(body).toContain('<a href="/category/30" aria-current="true">棋牌</a>')
    expect((await get('/top/game')).body).toContain('<a href="/category/3">休闲</a>')
  })

  test('an empty category says so and stays out of search engines', async () => {
    const { body, statusCode } = await get('/category/4')
    expect(statusCode).toBe(200)
    expect(body).toContain('这里还没有应用')
    expect(body).toContain('<meta name="robots" content="noindex"/>')
  })

  test('is purged with the category, the ranks and each app on it, and sets no cookie', async () => {
    const { headers } = await get('/category/30')
    const tags = tagsOf(headers)
    for (const tag of ['layout', 'ranks', 'category-30', 'app-100', 'app-109']) expect(tags).toContain(tag)
    expect(tags).not.toContain('app-140')
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['cache-control']).toContain('s-maxage=300')
    expect(tagsOf((await get('/top/game')).headers)).toContain('top-game')
  })

  test.each([
    '/category/999',
    '/category/0',
    '/category/03',
    '/category/3x',
    '/category/99999999999999999999',
    '/category/3?page=0',
    '/category/3?page=35',
    '/category/3?sort=hot',
    '/category/3?sort=week_downloads',
    '/category/3?type=noads&type=stars',
    '/category/3?type=stars.noads',
    "/category/3'--",
    '/category/%00',
    '/top/soft?page=-1',
    '/top/constructor',
  ])('%s is no page', async url => {
    const { statusCode, body } = await get(url)
    expect([400, 404]).toContain(statusCode)
    expect(body).not.toContain('category-3')
  })
})

describe('ranks', () => {
  const idsOf = async (list: string, sort: string) =>
    (
      await sql<{
        ids: string[]
      }>`select app_ids::text[] as ids from app_ranks where list = ${list} and sort = ${sort}`.execute(db)
    ).rows[0]?.ids.map(Number)

  test('change with the counters once they are worked out again, and are written only then', async () => {
    const stamp = async () =>
      (
        await sql<{
          at: string
        }>`select string_agg(xmin::text, ' ' order by list, sort) as at from app_ranks`.execute(db)
      ).rows[0]?.at
    const before = await stamp()
    await refreshRanks(db)
    expect(await stamp()).toBe(before)
    await sql`update app_stats set week_downloads = 9999 where app_id = 139`.execute(db)
    await refreshRanks(db)
    expect((await idsOf('31', 'hot'))?.[0]).toBe(139)
    expect((await idsOf('game', 'hot'))?.[0]).toBe(139)
    expect((await idsOf('all', 'hot'))?.[0]).toBe(139)
    expect((await idsOf('30', 'hot'))?.[0]).toBe(100)
    expect(await stamp()).not.toBe(before)
  })

  test('forget a category that is gone, and empty one that lost its apps', async () => {
    await sql`insert into categories (id, resource_type, slug) values (50, 0, 'soon-gone'), (51, 0, 'soon-empty')`.execute(
      db,
    )
    await sql`insert into app_categories values (1, 50, 5), (1, 51, 6)`.execute(db)
    await refreshRanks(db)
    expect([await idsOf('50', 'new'), await idsOf('51', 'new')]).toEqual([[1], [1]])
    await sql`delete from app_categories where category_id in (50, 51)`.execute(db)
    await sql`delete from categories where id = 50`.execute(db)
    await refreshRanks(db)
    expect([await idsOf('50', 'new'), await idsOf('51', 'new')]).toEqual([undefined, []])
  })
})

describe('a developer', () => {
  test('has the apps that are live, the last changed first, by pages', async () => {
    const first = await get('/developers/6')
    expect(listed(first.body, 'developer-apps')).toEqual(range(100, 129))
    expect(listed((await get('/developers/6?page=2')).body, 'developer-apps')).toEqual(range(130, 139))
    expect(first.body).toMatch(/data-card="app-100"[^>]*data-position="0"/)
    expect((await get('/developers/6?page=2')).body).toMatch(/data-card="app-130"[^>]*data-position="30"/)
    expect(canonical(first.body)).toBe('https://store.example/developers/6')
    expect(tagsOf(first.headers)).toEqual(['layout', 'developer-6', ...range(100, 129).map(n => `app-${n}`)])
    expect((await get('/developers/6?page=3')).statusCode).toBe(404)
    expect((await get('/developers/6?page=1')).headers.location).toBe('/developers/6')
  })

  test('is named, said to be known or not, and linked to where it is safe', async () => {
    const many = await get('/developers/6')
    expect(many.body).toContain('href="https://many.example/a" rel="nofollow noopener"')
    expect(many.body).toContain('身份已由花架核实')
    const bad = await get('/developers/5')
    expect(bad.body).not.toContain('javascript:')
    expect(bad.body).not.toContain('<script>alert')
    expect(bad.body).toContain('身份未经核实')
  })

  test('without apps stays out of search engines; an unknown one is 404', async () => {
    const { body, statusCode } = await get('/developers/7')
    expect([statusCode, body.includes('<meta name="robots" content="noindex"/>')]).toEqual([200, true])
    for (const url of ['/developers/99', '/developers/0', '/developers/x', '/developers/6?page=x'])
      expect((await get(url)).statusCode).toBe(404)
  })
})

describe('the history of an app', () => {
  beforeAll(async () => {
    await sql`insert into versions (id, app_id, version_code, version_name, permission_ids, released_at)
      select 1000 + n, 2, n, '1.' || n, '{1,2}', timestamptz '2026-01-01' + n * interval '1 day'
      from generate_series(1, 45) n`.execute(db)
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
    await sql`update versions set permission_ids = '{1}' where app_id = 2 and version_code <= 25`.execute(db)
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
    await sql`update apps set auto_download = true where id = 1`.execute(db)
    expect((await get('/apps/1')).body).toContain('data-auto-download')
    expect((await get('/apps/1/history')).body).not.toContain('data-auto-download')
    await sql`update apps set auto_download = false where id = 1`.execute(db)
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

describe('the home page', () => {
  test.each(['curl/8.0', phone])(
    'shows what is hot, new, rising and worth a game (user agent %s)',
    async userAgent => {
      await refreshRanks(db)
      const { body, headers } = await get('/', userAgent)
      expect(listed(body, 'home-hot')).toEqual([1])
      expect(listed(body, 'home-games')).toHaveLength(4)
      expect(listed(body, 'home-top-game')).toEqual(range(139, 135))
      expect(listed(body, 'home-fresh').slice(0, 2)).toEqual([1, 139])
      expect(body).toContain('href="/category/3"')
      const tags = tagsOf(headers)
      for (const tag of ['layout', 'home', 'ranks', 'gifts', 'app-1', 'app-139']) expect(tags).toContain(tag)
      expect(new Set(tags).size).toBe(tags.length)
      expect(canonical(body)).toBe('https://store.example/')
    },
  )

  test('shows what its people put on top, in its time, and leads nowhere unsafe', async () => {
    await sql`insert into features (locale, app_id, kicker, title, image_key, url, ad, position, ends_at) values
      ('zh-CN', null, '专题', '五个小工具', 'feature/a', '/category/2', false, 0, null),
      ('zh-CN', 2, '', '广告位', 'feature/b', 'https://ads.example/', true, 1, null),
      ('zh-CN', null, '', '过期的', 'feature/c', '/', false, 0, now() - interval '1 day'),
      ('zh-CN', null, '', '不安全的', 'feature/d', 'javascript:alert(1)', false, 2, null),
      ('zh-CN', 3, '', '下架的', 'feature/e', '/apps/3', false, 0, null),
      ('en', null, '', 'elsewhere', 'feature/f', '/', false, 0, null)`.execute(db)
    const { body } = await get('/')
    expect(
      [...body.matchAll(/data-card="feature-\d+".*?<b dir="auto">([^<]*)/gs)].map(match => match[1]),
    ).toEqual(['五个小工具', '广告位'])
    expect(body).toContain('rel="nofollow noopener sponsored"')
    expect(body).not.toContain('javascript:')
  })
})
