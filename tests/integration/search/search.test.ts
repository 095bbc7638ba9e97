import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Suggestion } from '../../../contract/suggest.ts'
import { FOUND_PER_PAGE, MAX_FOUND } from '../../../data/db/queries/search.ts'
import { findHotWords } from '../../../data/db/queries/searched-words.ts'
import { searchApps } from '../../../data/search/search-apps.ts'
import { suggest } from '../../../data/search/suggest.ts'
import { indexAll, indexChanged } from '../../../data/search/write-index.ts'
import { presentSuggestions } from '../../../web/pages/search/present-suggestions.server.ts'
import { setDownloads } from '../../support/counted.ts'
import { hostileStrings } from '../../support/hostile-strings.ts'
import { putRow, putRows, removeAll, removeRows } from '../../support/put-rows.ts'
import { upTo } from '../../support/values.ts'
import { within } from '../../support/within.ts'
import { suiteApp } from '../suite.ts'

const { app, db } = suiteApp('search')
const get = (query: Record<string, string>, path = '/search') => app().inject({ url: path, query })
const names = (html: string) =>
  [...html.matchAll(/<b dir="auto">(.*?)<\/b>/g)].map(match => match[1]?.replace(/<\/?mark>/g, ''))
const found = async (q: string, more: Record<string, string> = {}) => {
  const { statusCode, body } = await get({ q, ...more })
  expect(statusCode).toBe(200)
  // Popular apps come after the answer.
  return names(body.split(/<aside|data-module="search-hot"/)[0] ?? '')
}
const items = async (q: string) => (await get({ q }, '/search/suggest')).json().items as Suggestion[]
const suggested = async (q: string) =>
  (await items(q)).filter(({ kind }) => kind === 'app').map(({ name }) => name)

const addApp = async (
  id: number,
  name: string,
  { game = 0, downloads = 0, summary = '', text = '' } = {},
) => {
  const row = { id, package_name: `test.search.a${id}`, resource_type: game, icon_key: 'icon/square' }
  await putRows(db, {
    apps: [{ ...row, developer_id: 1 }],
    app_texts: [{ app_id: id, locale: 'zh-CN', name, summary, description: text }],
    app_stats: [{ app_id: id, downloads }],
  })
}

beforeAll(async () => {
  await addApp(10, '微信', { downloads: 900_000_000, summary: '一个生活方式' })
  await addApp(11, '微信读书', { downloads: 5_000_000, summary: '让阅读不再孤独' })
  await addApp(12, '读书笔记', { downloads: 800, summary: '摘抄和书评', text: '可以从微信导入' })
  await addApp(13, 'NewPipe', { downloads: 70_000, summary: '轻量级 YouTube 前端' })
  await addApp(14, '读书消消乐', { game: 1, downloads: 90_000_000, summary: '一边消除一边认字' })
  await addApp(16, '消消乐', { game: 1, downloads: 50 })
  await addApp(15, 'Ångström Café', { downloads: 3, summary: '' })
  await addApp(17, '电波播客', { downloads: 40, summary: '地域新闻' })
  await addApp(18, '灯笼一', { downloads: 9 })
  await addApp(19, '灯笼二', { downloads: 8 })
  await putRows(db, {
    app_texts: [
      { app_id: 17, locale: 'en', name: 'Radio Waves', summary: 'Podcasts of your town' },
      { app_id: 18, locale: 'fr', name: 'Lantern' },
      { app_id: 19, locale: 'en', name: 'Lantern' },
    ],
  })
})

/** The apps of this test, the most downloaded first. */
const OF_TESTS = [
  '微信',
  '读书消消乐',
  '微信读书',
  'NewPipe',
  '读书笔记',
  '消消乐',
  '电波播客',
  '灯笼一',
  '灯笼二',
  'Ångström Café',
]

describe('search', () => {
  beforeAll(async () => {
    await indexAll(db)
    const { rows } = await sql<{ kind: string }>`select am.amname as kind from pg_class c
      join pg_am am on am.oid = c.relam where relname = 'app_search_by_token'`.execute(db)
    expect(rows).toEqual([{ kind: 'gin' }])
  })

  test.each([
    ['微信', ['微信', '微信读书', '读书笔记']],
    ['微', ['微信', '微信读书']],
    ['weixin', ['微信', '微信读书']],
    ['wei xin', ['微信', '微信读书']],
    ['WX', ['微信', '微信读书']],
    ['wxds', ['微信读书']],
    ['weixindu', ['微信读书']],
    ['dushu', ['读书消消乐', '微信读书', '读书笔记']],
    ['读书', ['读书消消乐', '微信读书', '读书笔记']],
    ['读书 微信', ['微信读书', '读书笔记']],
    ['信读', ['微信读书']],
    ['newpipe', ['NewPipe']],
    ['new pipe', ['NewPipe']],
    ['ＮＥＷ　ＰＩＰＥ', ['NewPipe']],
    ['youtube', ['NewPipe']],
    ['test.search.a13', ['NewPipe']],
    ['angstrom cafe', ['Ångström Café']],
    ['孤独', ['微信读书']],
    ['导入', ['读书笔记']],
    ['读书 没有这样的词', ['读书消消乐', '微信读书', '读书笔记']],
    ['微信下载', ['微信', '微信读书', '读书笔记']],
    ['NewPipe 安卓版', ['NewPipe']],
    ['讀書', ['读书消消乐', '微信读书', '读书笔记']],
    ['xiaole', ['读书消消乐', '消消乐']],
    ['test.search', OF_TESTS],
  ])('%s finds %j', async (query, expected) => {
    expect(await found(query)).toEqual(expected)
  })

  test.each([
    ['podcast player', 'Radio Waves'],
    ['podcasting', 'Radio Waves'],
    ['free podcast app for android', 'Radio Waves'],
    ['raido waves', 'Radio Waves'],
    ['radio wa', 'Radio Waves'],
    ['wave', 'Radio Waves'],
    ['电波播客', 'Radio Waves'],
  ])('%s finds an app by what it is called in another language', async (query, expected) => {
    const result = await searchApps(
      db,
      query,
      { kind: '', byDownloads: false, page: 1, asTyped: false },
      'en',
    )
    expect(result.apps[0]?.app.name).toBe(expected)
    expect((await found(query))[0]).toBe('电波播客')
  })

  test('of two that are found alike the one in the page’s language comes first', async () => {
    const first = async (locale: string) =>
      (
        await searchApps(db, 'lantern', { kind: '', byDownloads: false, page: 1, asTyped: false }, locale)
      ).apps.map(({ app }) => app.packageName)
    expect(await first('en')).toEqual(['test.search.a19', 'test.search.a18'])
    expect(await first('fr')).toEqual(['test.search.a18', 'test.search.a19'])
  })

  test.each([
    ['威信', '微信'],
    ['weixni', '微信'],
    ['newpip', 'NewPipe'],
    ['nwepipe', 'NewPipe'],
    ['newpippe', 'NewPipe'],
    ['微信独书', '微信读书'],
  ])('%s is a mistake for %s', async (query, expected) => {
    expect((await found(query))[0]).toBe(expected)
  })

  test('a developer has all of theirs, the most downloaded first', async () => {
    expect(await found('青屿')).toEqual(OF_TESTS.toSpliced(2, 0, '苔藓手帐'))
  })

  test('softs and games are asked for apart, and downloads may decide alone', async () => {
    expect(await found('读书', { type: 'game' })).toEqual(['读书消消乐'])
    expect(await found('读书', { type: 'soft' })).toEqual(['微信读书', '读书笔记'])
    expect(await found('消消乐')).toEqual(['消消乐', '读书消消乐'])
    expect(await found('消消乐', { sort: 'downloads' })).toEqual(['读书消消乐', '消消乐'])
  })

  test('names are proposed while one types', async () => {
    expect(await suggested('微')).toEqual(['微信', '微信读书'])
    expect(await suggested('weix')).toEqual(['微信', '微信读书'])
    expect(await suggested('new')).toEqual(['NewPipe'])
    expect(await suggested('')).toEqual([])
    expect(await suggested('孤独')).toEqual([])
  })
})

describe('what visitors type', () => {
  test.each([
    // An address has room for so many characters.
    ...hostileStrings.map(text => text.slice(0, 200)),
    '%',
    '_',
    '\\',
    "'",
    "' | 'a",
    'a & b | !c <-> d:*',
    "'; drop table apps; --",
    '§e微信',
    'À§',
    '\u0000微信',
    '\u202e\u200b',
    '(((((((((',
    '😀👨‍👩‍👧',
    '\ud800',
  ])('%j breaks nothing', async q => {
    const page = await get({ q })
    expect(page.statusCode).toBe(200)
    expect(page.body).not.toContain('<script>alert')
    expect((await get({ q }, '/search/suggest')).statusCode).toBe(200)
  })

  test.each([
    ['a thousand words', 'a '.repeat(1000)],
    ['hundreds of different words', Array.from({ length: 350 }, (_, n) => `w${n}`).join(' ')],
    ['a very long word', 'weixin'.repeat(330)],
    ['a very long package name', `com.${'a.'.repeat(980)}b`],
    ['very much Chinese', '微信读书'.repeat(55)],
  ])('%s are cut, and answered soon', async (_, q) => {
    const began = performance.now()
    for (const path of ['/search', '/search/suggest']) expect((await get({ q }, path)).statusCode).toBe(200)
    expect(performance.now() - began).toBeLessThan(within(1500))
  })

  test('control characters, spaces and case make no difference', async () => {
    for (const q of ['  微信 ', '微\u0000信', 'ｗｅｉｘｉｎ', 'WeiXin'])
      expect((await found(q))[0]).toBe('微信')
  })

  test('the same parameter twice is no query', async () => {
    const { statusCode } = await app().inject('/search?q=a&q=b')
    expect(statusCode).toBe(200)
    expect((await app().inject('/search/suggest?q=a&q=b')).json()).toEqual({ items: [] })
  })

  test('nothing found says so, and leads on to categories, and to what others install', async () => {
    const { body } = await get({ q: 'zzzzqqq' })
    expect(body).toContain('没有找到「zzzzqqq」')
    expect(body).toContain('逛逛分类')
    expect(body).toMatch(/href="\/category\/\d+"/)
  })

  test('a slip is shown as it was meant, with a way back to what was typed', async () => {
    const { body } = await get({ q: '威信' })
    expect(body).toContain('<h1 dir="auto">微信</h1>')
    expect(body).toContain('已为你显示「微信」的结果。')
    expect(body).toContain(
      '<a href="/search?as=typed&amp;q=%E5%A8%81%E4%BF%A1" rel="nofollow">仍然搜索「威信」',
    )
    const back = await get({ q: '威信', as: 'typed' })
    expect(back.body).toContain('没有找到「威信」')
  })

  test('fewer words are looked for where nothing has all of them, and the page says so', async () => {
    const { body } = await get({ q: '读书全能王' })
    expect(body).toContain('没有完全匹配「读书全能王」的应用，下面是「读书」的 3 个结果。')
    expect(await found('读书全能王', { as: 'typed' })).toEqual([])
  })

  test('the first is shown with its pictures where its name was meant, and not where a text mentions it', async () => {
    expect((await get({ q: '微信' })).body).toContain('data-module="search-best"')
    expect((await get({ q: '导入' })).body).not.toContain('data-module="search-best"')
    expect((await get({ q: '微信', sort: 'downloads' })).body).not.toContain('data-module="search-best"')
  })

  test.each(['游戏', '手游', 'game'])('%s leads to the ranking of games', async q => {
    expect((await get({ q })).body).toContain('<a href="/top/game">去看「游戏排行」')
  })

  test('what was looked for is marked in the answer, as text', async () => {
    expect((await get({ q: '读书' })).body).toContain('<b dir="auto">微信<mark>读书</mark></b>')
    const { body } = await get({ q: '<b>' })
    expect(body).toContain('&lt;b&gt;')
    expect(body).not.toContain('<h1 dir="auto"><b>')
  })

  test.each(['0', '1x', '11', '999999', 'x'])('page %s is 404', async page => {
    expect((await get({ q: '微信', page })).statusCode).toBe(404)
  })

  test.each([{ type: 'other' }, { sort: 'other' }, { page: '2' }])('%j is 404', async more => {
    expect((await get({ q: '微信', ...more })).statusCode).toBe(404)
  })

  test('the first page has no number', async () => {
    const { statusCode, headers } = await get({ q: '微 信', page: '1', type: 'soft' })
    expect([statusCode, headers.location]).toEqual([301, '/search?q=%E5%BE%AE%20%E4%BF%A1&type=soft'])
  })
})

describe('pages', () => {
  beforeAll(async () => {
    const numbers = upTo(260).map(n => n + 1)
    await putRows(db, {
      apps: numbers.map(n => ({
        id: 1000 + n,
        package_name: `test.many.a${n}`,
        resource_type: 0,
        icon_key: 'icon/square',
      })),
      app_texts: numbers.map(n => ({ app_id: 1000 + n, locale: 'zh-CN', name: `番茄钟${n}` })),
      app_stats: numbers.map(n => ({ app_id: 1000 + n, downloads: 10 ** Math.floor(n / 100) })),
    })
  })
  afterAll(() => removeAll(db, 'apps', 'id > 1000'))

  test('are leafed through by link to a depth that has an end, none twice', async () => {
    const seen: (string | undefined)[] = []
    let url: string | undefined = '/search?q=%E7%95%AA%E8%8C%84%E9%92%9F'
    let pages = 0
    while (url) {
      const { body, headers }: { body: string; headers: Record<string, unknown> } = await app().inject(url)
      expect(body).toContain(`列出最相关的 ${MAX_FOUND} 个应用`)
      expect(body).toContain(`data-position="${pages * FOUND_PER_PAGE}"`)
      expect(headers.xkey).toContain('search')
      seen.push(...names(body.split('<aside')[0] ?? ''))
      pages += 1
      url = /<a [^>]*rel="next" href="([^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&')
    }
    expect(pages).toBe(MAX_FOUND / FOUND_PER_PAGE)
    expect(new Set(seen).size).toBe(MAX_FOUND)
    expect(seen[0]).toBe('番茄钟200')
  })
})

describe('the index follows the catalogue', () => {
  test('a new name is found and the old one is not; nothing else is written', async () => {
    await putRow(db, 'app_texts', { app_id: 12, locale: 'zh-CN', name: '墨水屏阅读' })
    expect(await found('墨水屏')).toEqual(['墨水屏阅读'])
    expect(await found('笔记')).toEqual([])
    expect(await indexChanged(db)).toBe(0)
  })

  test('a delisted app is gone at once, and from the index too', async () => {
    await putRow(db, 'apps', { id: 13, status: 'delisted' })
    expect(await found('newpipe')).toEqual([])
    expect(await suggested('newpipe')).toEqual([])
    expect((await sql`select from app_search where app_id = 13`.execute(db)).rows).toHaveLength(0)
  })

  test('more downloads lift an app', async () => {
    await setDownloads(db, 11, 2_000_000_000)
    expect(await indexChanged(db)).toBe(1)
    expect(await found('读书', { sort: 'downloads' })).toEqual(['微信读书', '读书消消乐', '墨水屏阅读'])
  })

  test('an app that became popular goes to the slice of the popular ones', async () => {
    await sql`update app_search set slice = 1 where popularity < 100`.execute(db)
    const slice = async () =>
      (await sql<{ slice: number }>`select slice from app_search where app_id = 16`.execute(db)).rows[0]
        ?.slice
    expect(await slice()).toBe(1)
    await setDownloads(db, 16, 800_000_000)
    await indexChanged(db)
    expect(await slice()).toBe(0)
    expect((await found('消消乐'))[0]).toBe('消消乐')
    await indexAll(db)
  })

  test('a rebuilt index is the same, and still has what ties it to the catalogue', async () => {
    const before = await sql`select app_id, tokens from app_search order by app_id`.execute(db)
    await indexAll(db)
    const after = await sql`select app_id, tokens from app_search order by app_id`.execute(db)
    expect(after.rows).toEqual(before.rows)
    await removeRows(db, { apps: [{ id: 15 }] })
    expect((await sql`select from app_search where app_id = 15`.execute(db)).rows).toHaveLength(0)
  })
})

describe('while one types', () => {
  test('apps lead to themselves, and developers, categories and searches to theirs', async () => {
    await sql`insert into searched_words (word, searches) values ('wechat', 10), ('微信', 50), ('微信表情', 40), ('日记', 90)`.execute(
      db,
    )
    expect(await findHotWords(db, 'en')).toEqual(['wechat'])
    expect(await findHotWords(db, 'zh-CN')).toEqual(['日记', '微信', '微信表情', 'wechat'])
    expect((await items('微信')).map(({ kind, name, path }) => [kind, name, path])).toEqual([
      ['app', '微信', '/apps/10'],
      ['app', '微信读书', '/apps/11'],
      ['word', '微信', '/search?q=%E5%BE%AE%E4%BF%A1'],
      ['word', '微信表情', '/search?q=%E5%BE%AE%E4%BF%A1%E8%A1%A8%E6%83%85'],
    ])
    expect((await items('青屿')).find(({ kind }) => kind === 'developer')).toMatchObject({
      name: '青屿软件工作室',
      path: '/developers/1',
    })
    await putRow(db, 'developer_texts', { developer_id: 1, locale: 'en', name: 'Qingyu Software' })
    expect((await suggest(db, 'qingyu s', 'zh-CN')).developers).toEqual([{ id: 1, name: '青屿软件工作室' }])
    expect((await suggest(db, '青屿', 'en')).developers).toEqual([{ id: 1, name: 'Qingyu Software' }])
    expect((await items('效率')).find(({ kind }) => kind === 'category')?.name).toContain('效率')
    expect((await items('xiaol')).some(({ kind }) => kind === 'category')).toBe(true)
    expect((await items('微信'))[0]).toMatchObject({
      icon: '/img/icon/square_100x100.png',
      summary: '一个生活方式',
    })
  })

  test('a slip proposes what was meant; signs and letters between them propose nothing', async () => {
    expect(await suggested('威信')).toEqual(['微信读书', '微信'])
    expect(await items('<b>')).toEqual([])
  })

  test('what is not in the page’s language says which it is in', async () => {
    const first = async (locale: string) => presentSuggestions(await suggest(db, 'radio wa', locale))[0]
    expect(await first('fr')).toMatchObject({ name: '电波播客', lang: 'zh-CN', summaryLang: 'zh-CN' })
    expect(Object.keys((await first('en')) ?? {})).toEqual(['kind', 'name', 'path', 'icon', 'summary'])
  })

  test('before anything is typed, what many search for is proposed', async () => {
    expect((await items('')).map(({ kind, name }) => [kind, name])).toEqual([
      ['word', '日记'],
      ['word', '微信'],
      ['word', '微信表情'],
      ['word', 'wechat'],
    ])
  })
})

test('suggestions are kept by edge and browser, and are purged with every search, or with an app they name', async () => {
  const { headers } = await get({ q: '微' }, '/search/suggest')
  expect(headers['cache-control']).toBe('public, max-age=60, s-maxage=300')
  expect(headers.xkey).toBe('search app-11 app-10')
  expect(headers['set-cookie']).toBeUndefined()
})
