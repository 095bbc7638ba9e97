import { describe, expect, test } from 'vitest'
import { putRow } from '../../support/put-rows.ts'
import { canonical, db, get, listed, range, tagsOf } from './catalogue.ts'

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
    // The more the week had than the one before, the higher its rank; 101 can't be compared.
    ['rise', [100, ...range(102, 130)]],
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

  test.each([
    ['', '按最近 7 天的下载量', ['+400', '+399']],
    ['?sort=rise', '按下载量比前 7 天的增幅', ['↑ 100%', '↑ 99%']],
    ['?sort=downloads', '按总下载量', ['13.9万', '13.8万']],
    ['?sort=rating', '按评分', ['4.9', '5.0']],
    ['?sort=new', '按上架日期', ['01-07', '01-07']],
  ])(
    '%s says how it is sorted, when that was worked out, and the number it follows',
    async (query, rule, figures) => {
      const { body } = await get(`/category/3${query}`)
      const [, lead = ''] = /<p class="[^"]*lead[^"]*">(.*?)<small>/.exec(body) ?? []
      expect(lead).toContain(rule)
      expect(lead).toMatch(/，\d\d-\d\d 更新/)
      const bold = [...body.matchAll(/_why_[^>]*><b>([^<]*)/g)].map(match => match[1])
      // In a later year the date has its year.
      expect(bold.slice(0, 2).map(text => text?.replace(/^\d{4}-/, ''))).toEqual(figures)
      expect(bold.length).toBeGreaterThan(25)
    },
  )

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
    await putRow(db, 'apps', { id: 100, status: 'delisted' })
    expect(listed((await get('/category/30')).body, 'category')).toEqual(range(101, 109))
    await putRow(db, 'apps', { id: 100, status: 'live' })
  })

  test('leads to its siblings and children, and says where it is', async () => {
    const { body } = await get('/category/30')
    for (const [href, name] of [
      ['/top/game', '游戏'],
      ['/category/3', '休闲'],
      ['/category/3', '全部'],
      ['/category/31', '竞速'],
    ])
      expect(body).toContain(`href="${href}">${name}`)
    expect(body).toMatch(/<a href="\/category\/30" aria-current="true"><svg.*?<\/svg>棋牌<\/a>/)
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
    expect(listed(body, 'category')).toEqual([])
  })
})
