import { describe, expect, it } from 'vitest'
import { readApps } from './build/apps.ts'
import { kinds } from './build/kinds.ts'
import { buildCatalogue } from './catalogue.ts'
import { linesFor, wordsOf } from './core/words.ts'
import { type Row, tables } from './model.ts'
import { together } from './together.ts'

const catalogue = buildCatalogue()
const { rows, masters } = catalogue

const numbersOf = (list: Row[], column: string) => list.map(row => Number(row[column]))
const unique = (list: unknown[]) => new Set(list).size === list.length

describe('the demo catalogue', () => {
  it('is the same on every run', () => {
    const again = buildCatalogue()
    expect(JSON.stringify(again.rows) === JSON.stringify(rows)).toBe(true)
    expect([...again.masters.keys()]).toEqual([...masters.keys()])
  })

  it('is large and varied', () => {
    const apps = readApps()
    expect(apps.length).toBeGreaterThanOrEqual(230)
    expect(apps.filter(app => app.game).length).toBeGreaterThanOrEqual(85)
    expect(new Set(apps.map(app => app.glyph)).size).toBeGreaterThanOrEqual(200)
    expect(unique(apps.map(app => app.name))).toBe(true)
    expect(unique(rows.apps.map(row => row.package_name))).toBe(true)
    expect(rows.developers.length).toBeGreaterThanOrEqual(85)
  })

  it('begins with the two flagships', () => {
    expect(rows.apps.slice(0, 2).map(row => row.package_name)).toEqual([
      'app.qingyu.moss',
      'game.jiyuyun.whale',
    ])
    const current = rows.versions.findLast(row => row.app_id === rows.apps[0]?.id)
    expect(current).toMatchObject({ version_name: '3.6.2', version_code: 30602 })
  })

  it('has the special cases', () => {
    const count = (table: 'screenshots' | 'comments' | 'notices', slug: string) => {
      const id = readApps().find(app => app.slug === slug)?.id
      return rows[table].filter(row => row.app_id === id).length
    }
    expect(count('screenshots', 'dns')).toBe(0)
    expect(count('comments', 'tianwen')).toBe(0)
    expect(count('notices', 'shujia')).toBe(1)
    expect(rows.apps.filter(row => row.status === 'delisted')).toHaveLength(2)
    expect(rows.apps.some(row => row.developer_id === null)).toBe(true)
    const coming = rows.apps.filter(row => row.coming_at !== null)
    expect(coming).toHaveLength(1)
    expect(rows.versions.filter(row => row.app_id === coming[0]?.id)).toEqual([])
    expect(rows.apps.filter(row => row.auto_download)).toHaveLength(1)
    expect(rows.apps.filter(row => !row.direct_package)).toHaveLength(1)
    expect(new Set(rows.download_configs.map(row => row.download_type))).toEqual(new Set([0, 1, 2]))
    expect(rows.app_texts.some(row => String(row.name).length > 35)).toBe(true)
    expect(rows.comments.some(row => /\p{Script=Arabic}/u.test(String(row.body)))).toBe(true)
  })

  it('names only its own apps in the tags of its words, and leaves each app enough', () => {
    for (const kind of kinds) {
      const own = readApps().filter(app => app.kind === kind.slug)
      for (const section of ['features', 'news', 'skills', 'praise', 'critique', 'shots', 'closing']) {
        const tagged = wordsOf(kind.slug)(section).flatMap(
          line => /^[@!]([a-z0-9,]+) /.exec(line)?.[1]?.split(',') ?? [],
        )
        for (const slug of tagged) expect(own.map(app => app.slug)).toContain(slug)
        const min = section === 'closing' ? 1 : section === 'features' || section === 'shots' ? 4 : 2
        for (const app of own)
          expect(linesFor(app, section).length, `${app.slug} ${section}`).toBeGreaterThanOrEqual(min)
      }
    }
  })

  it('leaves no slot or empty text behind', () => {
    for (const row of [
      ...rows.app_texts,
      ...rows.version_texts,
      ...rows.comments,
      ...rows.notices,
      ...rows.use_skills,
    ])
      for (const value of Object.values(row))
        if (typeof value === 'string') expect(value).toMatch(/^(?!.*\{\w+\})[^@!].*/s)
  })
})

describe('every text is there in English', () => {
  const inChinese = /\p{Script=Han}/u
  const per: Record<string, string> = {
    app_texts: 'app_id',
    category_texts: 'category_id',
    version_texts: 'version_id',
    use_skills: 'app_id',
    privacy_items: 'app_id',
    purchases: 'app_id',
  }

  it.each(Object.entries(per))('in %s, row by row', (table, owner) => {
    const list = rows[table as keyof typeof rows]
    const keysOf = (locale: string) =>
      list.filter(row => row.locale === locale).map(row => `${row[owner]} ${row.position ?? ''}`)
    expect(keysOf('en').length).toBeGreaterThan(20)
    expect(keysOf('en')).toEqual(keysOf('zh-CN'))
    const texts = list
      .filter(row => row.locale === 'en')
      .flatMap(row => Object.values(row).filter(value => typeof value === 'string'))
    expect(texts.filter(text => text === '' || inChinese.test(text))).toEqual([])
  })

  it.each([
    ['notices', ['body']],
    ['gift_cards', ['title', 'content']],
    ['features', ['kicker', 'title', 'body']],
    ['collections', ['kicker', 'title', 'lead', 'body']],
    ['collection_apps', ['note']],
    ['videos', ['title']],
    ['screenshots', ['caption']],
    ['brand_banners', ['title', 'body']],
  ] as const)('in %s, as a translation of each row', (table, columns) => {
    for (const row of rows[table]) {
      const { en } = row.translations as { en: Record<string, string> }
      expect(Object.keys(en).sort()).toEqual([...columns].sort())
      for (const column of columns) {
        expect(en[column] === '').toBe(row[column] === '')
        expect(en[column]).not.toMatch(inChinese)
      }
    }
  })

  it('for developers, who go by a name in each language', () => {
    const names = rows.developer_texts.filter(row => row.locale === 'en').map(row => String(row.name))
    expect(names).toHaveLength(rows.developers.length)
    expect(names.filter(name => inChinese.test(name))).toEqual([])
    expect(unique(names)).toBe(true)
    expect(unique(readApps().map(app => app.en.name))).toBe(true)
    const described = (locale: string) =>
      rows.developer_texts
        .filter(row => row.locale === locale && row.description !== '')
        .map(row => row.developer_id)
    expect(described('en')).toEqual(described('zh-CN'))
  })

  it('for what visitors search for, after what they search for in Chinese', () => {
    const counts = (chinese: boolean) =>
      rows.searched_words
        .filter(({ word }) => inChinese.test(String(word)) === chinese)
        .map(row => Number(row.searches))
    expect(counts(false).length).toBeGreaterThanOrEqual(8)
    expect(Math.max(...counts(false))).toBeLessThan(counts(true)[7] ?? 0)
  })
})

describe('rows fit the schema', () => {
  it('points only at what exists', () => {
    const ids = (list: Row[]) => new Set(numbersOf(list, 'id'))
    const [apps, versions, categories, developers] = [
      rows.apps,
      rows.versions,
      rows.categories,
      rows.developers,
    ].map(ids)
    const points = (list: Row[], column: string, to: Set<number> | undefined) =>
      list.filter(row => row[column] !== null && !to?.has(Number(row[column])))
    expect(points(rows.apps, 'developer_id', developers)).toEqual([])
    expect(points(rows.packages, 'version_id', versions)).toEqual([])
    expect(points(rows.app_categories, 'category_id', categories)).toEqual([])
    for (const table of [
      'versions',
      'screenshots',
      'comments',
      'replies',
      'gift_cards',
      'ad_locations',
      'app_stats',
    ] as const)
      expect(points(rows[table], 'app_id', apps)).toEqual([])
  })

  it('numbers comments within their app and replies without holes', () => {
    const replies = Map.groupBy(rows.replies, row => Number(row.comment_id))
    expect(unique(numbersOf(rows.comments, 'id'))).toBe(true)
    for (const comment of rows.comments) {
      const id = Number(comment.id)
      expect(Math.floor(id / 2 ** 24)).toBe(comment.app_id)
      expect(id % 2 ** 24).toBeGreaterThan(0)
      const own = replies.get(id) ?? []
      expect(numbersOf(own, 'number')).toEqual(own.map((_, index) => index))
    }
    expect(Math.max(...[...replies.values()].map(own => own.length))).toBe(40)
  })

  it('has more ratings than comments', () => {
    const comments = Map.groupBy(rows.comments, row => Number(row.app_id))
    const coming = rows.apps.find(row => row.coming_at !== null)
    for (const stats of rows.app_stats.filter(row => row.app_id !== coming?.id)) {
      const own = comments.get(Number(stats.app_id)) ?? []
      const ratings = stats.ratings as number[]
      const sum = ratings.reduce((a, b) => a + b, 0)
      const mean = ratings.reduce((total, count, index) => total + count * (index + 1), 0) / sum
      expect(sum).toBeGreaterThan(own.length * 3)
      expect(mean).toBeGreaterThan(3.1)
      expect(mean).toBeLessThan(4.95)
      for (const comment of own) expect([1, 2, 3, 4, 5]).toContain(comment.rating)
    }
  })

  it('has versions that rise, with permission ids ascending', () => {
    for (const versions of Map.groupBy(rows.versions, row => Number(row.app_id)).values()) {
      const codes = numbersOf(versions, 'version_code')
      expect(codes).toEqual([...new Set(codes)].sort((a, b) => a - b))
      const dates = versions.map(row => String(row.released_at))
      expect(dates).toEqual([...dates].sort())
      expect(String(dates.at(-1)) < '2026-11-15').toBe(true)
      for (const row of versions) {
        const ids = row.permission_ids as number[]
        expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b))
      }
    }
    expect(new Set(numbersOf(rows.packages, 'version_id')).size).toBe(rows.versions.length)
  })

  it('keeps gifts and categories in bounds', () => {
    for (const gift of rows.gift_cards) expect(Number(gift.remaining)).toBeLessThanOrEqual(Number(gift.total))
    for (const own of Map.groupBy(rows.app_categories, row => Number(row.app_id)).values()) {
      expect(own.length).toBeLessThanOrEqual(3)
      const primary = rows.categories.find(row => row.id === own[0]?.category_id)
      expect(primary?.parent_id).not.toBeNull()
    }
  })
})

describe('rows that are written together', () => {
  const groups = together(rows)

  it('are all of them, once', () => {
    for (const table of tables.filter(name => name !== 'searched_words'))
      expect(groups.flatMap(group => group[table] ?? [])).toHaveLength(rows[table].length)
  })

  it('name nothing that comes later', () => {
    const there = new Set<unknown>([null, undefined])
    for (const { apps = [], ...others } of groups) {
      for (const { id } of apps) there.add(id)
      for (const list of Object.values(others)) expect(list.filter(row => !there.has(row.app_id))).toEqual([])
    }
  })
})
