import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../data/db/database.ts'
import { findAppHead } from '../../data/db/queries/app-head.ts'
import { findCategories } from '../../data/db/queries/categories.ts'
import { findCollection, findCollections } from '../../data/db/queries/collections.ts'
import { findDeveloperName } from '../../data/db/queries/developer-name.ts'
import { findDeveloper } from '../../data/db/queries/developer-page.ts'
import { findDetail } from '../../data/db/queries/documents/detail.ts'
import { findAppGifts } from '../../data/db/queries/gift-cards.ts'
import { findHomePage } from '../../data/db/queries/home-page.ts'
import { putRows } from '../support/put-rows.ts'
import { suiteApp } from './suite.ts'

const { app, db, webUrl } = suiteApp('other_languages')
const german = openDatabase({ url: webUrl, pool: 1, locales: ['de', 'zh-CN'] })
afterAll(() => german.destroy())

/** An app of its own with names in these languages, each the name of its language. */
async function named(id: number, ...locales: string[]): Promise<void> {
  await putRows(db, {
    apps: [{ id, package_name: `named.app${id}`, resource_type: 0, icon_key: 'icon/square' }],
    app_texts: locales.map(locale => ({ app_id: id, locale, name: locale })),
  })
}

beforeAll(async () => {
  await named(20, 'fr', 'en', 'de', 'zh-CN')
  await named(21, 'fr', 'en', 'de')
  await named(22, 'fr', 'en')
  await named(23, 'fr', 'es')
  await named(24, 'zh-TW', 'en-US', 'en-GB')
  await putRows(db, {
    app_texts: [
      { app_id: 22, locale: 'zh-CN', name: '名字' },
      { app_id: 22, locale: 'de', name: 'Name', summary: 'Zusammenfassung' },
      { app_id: 22, locale: 'fr', description: 'Only in French.' },
    ],
  })
})

describe('a text is shown in', () => {
  const shown = async (id: number, locale: string, from = db) => {
    const head = await findAppHead(from, id, locale)
    return [head?.name, head?.lang]
  }

  test('the page’s language, without a mark', async () => {
    expect(await shown(20, 'en')).toEqual(['en', null])
    expect(await shown(20, 'zh-CN')).toEqual(['zh-CN', null])
  })

  test('the next language of the store’s order, with its mark', async () => {
    expect(await shown(21, 'zh-CN')).toEqual(['en', 'en'])
    expect(await shown(21, 'zh-CN', german)).toEqual(['de', 'de'])
    expect(await shown(20, 'it')).toEqual(['zh-CN', 'zh-CN'])
    expect(await shown(20, 'it', german)).toEqual(['de', 'de'])
  })

  test('English where the store’s order has none, then whatever there is', async () => {
    expect(await shown(22, 'it', german)).toEqual(['Name', 'de'])
    await named(25, 'fr', 'en')
    expect(await shown(25, 'it', german)).toEqual(['en', 'en'])
    expect(await shown(23, 'zh-CN')).toEqual(['es', 'es'])
  })

  test('the page’s language of another country before other languages; the mark tells them apart', async () => {
    expect(await shown(24, 'en')).toEqual(['en-GB', null])
    expect(await shown(24, 'zh-CN')).toEqual(['zh-TW', 'zh-TW'])
  })
})

test('each text of an app is chosen by itself', async () => {
  expect((await findDetail(db, 22, 'zh-CN'))?.page).toMatchObject({
    name: '名字',
    lang: null,
    summary: 'Zusammenfassung',
    summaryLang: 'de',
    description: 'Only in French.',
    descriptionLang: 'fr',
  })
  expect((await findDetail(db, 20, 'zh-CN'))?.page).toMatchObject({ summary: '', summaryLang: null })
})

describe('what surrounds an app has', () => {
  beforeAll(async () => {
    const translations = (texts: object) => ({ translations: { en: texts } })
    const items = [
      { app_id: 1, locale: 'zh-CN', position: 0, title: '一', body: '甲' },
      { app_id: 1, locale: 'zh-CN', position: 1, title: '二', body: '乙' },
      { app_id: 1, locale: 'en', position: 0, title: 'One', body: 'A' },
    ]
    const gift = {
      app_id: 1,
      remaining: 1,
      total: 1,
      valid_until: 'infinity',
      source_url: 'https://x.example/',
    }
    const film = { url: '/v.webm', poster_key: 'p', width: 16, height: 9, duration_s: 10 }
    await putRows(db, {
      developer_texts: [
        { developer_id: 1, locale: 'zh-CN', description: '在海边' },
        { developer_id: 1, locale: 'en', name: 'Qingyu Software' },
      ],
      version_texts: [
        { version_id: 7, locale: 'en', whats_new: 'New paper' },
        { version_id: 7, locale: 'fr', whats_new: 'Nouveau papier' },
      ],
      use_skills: items,
      privacy_items: items,
      purchases: [{ app_id: 1, locale: 'en', position: 0, title: 'Pro', price: 3 }],
      notices: [{ app_id: 1, locale: 'zh-CN', body: '公告', position: 9, ...translations({ body: 'News' }) }],
      videos: [{ app_id: 1, position: 0, title: '看看', ...film, ...translations({ title: 'Look' }) }],
      screenshots: [{ app_id: 1, position: 0, caption: '第一页', ...translations({ caption: 'Page one' }) }],
      gift_cards: [
        {
          ...gift,
          id: 1,
          locale: 'zh-CN',
          title: '礼包',
          content: '内容',
          ...translations({ title: 'Gift', content: 'Inside' }),
        },
        { ...gift, id: 2, locale: 'en', title: 'English gift', content: 'Inside' },
      ],
      brand_banners: [
        {
          title: '横幅',
          body: '正文',
          image_key: 'b',
          url: '/',
          ...translations({ title: 'Banner', body: 'Body' }),
        },
      ],
      features: [
        {
          locale: 'zh-CN',
          kicker: '本周',
          title: '标题',
          body: '正文',
          image_key: 'f',
          url: '/',
          ...translations({ kicker: 'This week', title: 'Title', body: 'Body' }),
        },
      ],
      collections: [
        {
          id: 1,
          locale: 'zh-CN',
          kicker: '编辑',
          title: '合集',
          lead: '导语',
          body: '故事',
          ...translations({ kicker: 'Editors', title: 'Together', lead: 'Lead', body: 'Story' }),
        },
      ],
      collection_apps: [{ collection_id: 1, app_id: 1, note: '因为', ...translations({ note: 'Because' }) }],
    })
  })

  test('texts in the page’s language', async () => {
    const found = await findDetail(db, 1, 'en')
    const page = found?.page
    expect(page).toMatchObject({
      name: 'Moss',
      lang: null,
      category: { name: 'Productivity', lang: null, parentName: '软件', parentLang: 'zh-CN' },
      developer: { name: 'Qingyu Software' },
      skills: [{ title: 'One', body: 'A', lang: null }],
      privacy: [{ title: 'One', body: 'A', lang: null }],
      purchases: [{ title: 'Pro', lang: null }],
      video: { title: 'Look', lang: null },
    })
    expect(found?.around.notices).toMatchObject([
      { body: '正在进行', lang: 'zh-CN' },
      { body: 'News', lang: null },
    ])
    expect(page?.screenshots[0]).toMatchObject({ caption: 'Page one', lang: null })
    expect(page?.versions.slice(0, 2)).toMatchObject([
      { whatsNew: '新增纸张\n修复问题', lang: 'zh-CN' },
      { whatsNew: 'New paper', lang: null },
    ])
    expect(found?.around.gifts.map(({ title, lang }) => [title, lang]).sort()).toEqual([
      ['English gift', null],
      ['Gift', null],
    ])
    expect(found?.around.banner).toMatchObject({ title: 'Banner', body: 'Body', lang: null })
    expect((await findAppGifts(db, 'en', 1)).gifts[0]).toMatchObject({
      content: 'Inside',
      app: { name: 'Moss', lang: null },
    })
    expect((await findHomePage(db, 'en')).features[0]).toMatchObject({
      kicker: 'This week',
      title: 'Title',
      body: 'Body',
      lang: null,
    })
    expect(await findCollections(db, 'en')).toMatchObject([
      { kicker: 'Editors', title: 'Together', lead: 'Lead' },
    ])
    expect(await findCollection(db, 1, 'en')).toMatchObject({
      body: 'Story',
      notes: { 1: { note: 'Because', lang: null } },
    })
    expect(await findCategories(db, 'en')).toMatchObject([
      { lang: 'zh-CN' },
      { name: 'Productivity', lang: null },
    ])
    expect(await findDeveloper(db, 1, 1, 'en')).toMatchObject({
      name: 'Qingyu Software',
      description: '在海边',
      descriptionLang: 'zh-CN',
    })
    expect(await findDeveloperName(db, 1, 'en')).toBe('Qingyu Software')
  })

  test('texts in another one where it must be, each with its mark', async () => {
    const page = (await findDetail(db, 1, 'zh-CN'))?.page
    expect(page).toMatchObject({
      developer: { name: '青屿软件工作室' },
      skills: [
        { title: '一', lang: null },
        { title: '二', lang: null },
      ],
      purchases: [{ title: 'Pro', lang: 'en' }],
      video: { title: '看看', lang: null },
    })
    expect(page?.versions[1]).toMatchObject({ whatsNew: 'New paper', lang: 'en' })
    expect((await findAppGifts(db, 'zh-CN', 1)).gifts.map(({ title, lang }) => [title, lang])).toEqual([
      ['礼包', null],
      ['English gift', 'en'],
    ])
    expect(await findCollection(db, 1, 'it')).toMatchObject({ title: '合集', lang: 'zh-CN' })
    expect(await findDeveloperName(db, 1, 'it')).toBe('青屿软件工作室')
  })

  test('no language but the page’s own left unmarked in its markup', async () => {
    const { body } = await app().inject({ url: '/apps/1/gifts' })
    expect(body).toContain('<h2 dir="auto">礼包</h2>')
    expect(body).toContain('<h2 dir="auto" lang="en">English gift</h2>')
    const detail = (await app().inject({ url: '/apps/1' })).body
    expect(detail).toContain('<span lang="en">Pro</span>')
    expect(detail).toContain('<h1 dir="auto">苔藓手帐</h1>')
    const other = (await app().inject({ url: '/apps/22' })).body
    expect(other).toContain('<h1 dir="auto">名字</h1>')
    expect(other).toMatch(/<p [^>]*lang="de"[^>]*>Zusammenfassung</)
    expect(other).toMatch(/<div [^>]*lang="fr"[^>]*><p>Only in French/)
  })
})
