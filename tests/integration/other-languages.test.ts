import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../data/db/database.ts'
import { findAppHead } from '../../data/db/queries/app-head.ts'
import { findAppPage } from '../../data/db/queries/app-page.ts'
import { findSurroundings } from '../../data/db/queries/app-surroundings.ts'
import { findCategories } from '../../data/db/queries/categories.ts'
import { findCollection, findCollections } from '../../data/db/queries/collections.ts'
import { findDeveloperName } from '../../data/db/queries/developer-name.ts'
import { findDeveloper } from '../../data/db/queries/developer-page.ts'
import { findAppGifts } from '../../data/db/queries/gift-cards.ts'
import { findHomePage } from '../../data/db/queries/home-page.ts'
import { suiteApp } from './suite.ts'

const { app, db, webUrl } = suiteApp('other_languages')
const german = openDatabase({ url: webUrl, pool: 1, locales: ['de', 'zh-CN'] })
afterAll(() => german.destroy())

/** An app of its own with names in these languages, each the name of its language. */
async function named(id: number, ...locales: string[]): Promise<void> {
  await sql`insert into apps (id, package_name, resource_type, icon_key) values (${id}, ${`named.app${id}`}, 0, 'icon/square')`.execute(
    db,
  )
  for (const locale of locales)
    await sql`insert into app_texts (app_id, locale, name) values (${id}, ${locale}, ${locale})`.execute(db)
}

beforeAll(async () => {
  await named(20, 'fr', 'en', 'de', 'zh-CN')
  await named(21, 'fr', 'en', 'de')
  await named(22, 'fr', 'en')
  await named(23, 'fr', 'es')
  await named(24, 'zh-TW', 'en-US', 'en-GB')
  await sql`insert into app_texts (app_id, locale, name, summary, description) values
    (22, 'zh-CN', '名字', '', ''), (22, 'de', 'Name', 'Zusammenfassung', '')`.execute(db)
  await sql`update app_texts set description = 'Only in French.' where app_id = 22 and locale = 'fr'`.execute(
    db,
  )
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
  expect(await findAppPage(db, 22, 'zh-CN')).toMatchObject({
    name: '名字',
    lang: null,
    summary: 'Zusammenfassung',
    summaryLang: 'de',
    description: 'Only in French.',
    descriptionLang: 'fr',
  })
  expect(await findAppPage(db, 20, 'zh-CN')).toMatchObject({ summary: '', summaryLang: null })
})

describe('what stands around an app has', () => {
  beforeAll(async () => {
    await sql`insert into developer_texts (developer_id, locale, name, description) values
      (1, 'zh-CN', null, '在海边'), (1, 'en', 'Qingyu Software', '')`.execute(db)
    await sql`insert into version_texts values (7, 'en', 'New paper'), (7, 'fr', 'Nouveau papier')`.execute(
      db,
    )
    for (const table of ['use_skills', 'privacy_items'])
      await sql`insert into ${sql.table(table)} (app_id, locale, position, title, body) values
        (1, 'zh-CN', 0, '一', '甲'), (1, 'zh-CN', 1, '二', '乙'), (1, 'en', 0, 'One', 'A')`.execute(db)
    await sql`insert into purchases (app_id, locale, position, title, price) values (1, 'en', 0, 'Pro', 3)`.execute(
      db,
    )
    const translations = (texts: object) => JSON.stringify({ en: texts })
    await sql`insert into notices (app_id, locale, body, position, translations) values
      (1, 'zh-CN', '公告', 9, ${translations({ body: 'News' })})`.execute(db)
    await sql`insert into videos (app_id, position, title, url, poster_key, width, height, duration_s, translations) values
      (1, 0, '看看', '/v.webm', 'p', 16, 9, 10, ${translations({ title: 'Look' })})`.execute(db)
    await sql`update screenshots set caption = '第一页', translations = ${translations({ caption: 'Page one' })}
      where app_id = 1 and position = 0`.execute(db)
    await sql`insert into gift_cards (id, app_id, locale, title, content, remaining, total, valid_until, source_url, translations) values
      (1, 1, 'zh-CN', '礼包', '内容', 1, 1, 'infinity', 'https://x.example/', ${translations({ title: 'Gift', content: 'Inside' })}),
      (2, 1, 'en', 'English gift', 'Inside', 1, 1, 'infinity', 'https://x.example/', '{}')`.execute(db)
    await sql`insert into brand_banners (title, body, image_key, url, translations) values
      ('横幅', '正文', 'b', '/', ${translations({ title: 'Banner', body: 'Body' })})`.execute(db)
    await sql`insert into features (locale, kicker, title, body, image_key, url, translations) values
      ('zh-CN', '本周', '标题', '正文', 'f', '/', ${translations({ kicker: 'This week', title: 'Title', body: 'Body' })})`.execute(
      db,
    )
    await sql`insert into collections (id, locale, kicker, title, lead, body, translations) values
      (1, 'zh-CN', '编辑', '合集', '导语', '故事',
        ${translations({ kicker: 'Editors', title: 'Together', lead: 'Lead', body: 'Story' })})`.execute(db)
    await sql`insert into collection_apps (collection_id, app_id, note, translations) values
      (1, 1, '因为', ${translations({ note: 'Because' })})`.execute(db)
  })

  test('texts in the page’s language', async () => {
    const page = await findAppPage(db, 1, 'en')
    const { gifts, banner } = await findSurroundings(db, 1, 'en')
    expect(page).toMatchObject({
      name: 'Moss',
      lang: null,
      category: { name: 'Productivity', lang: null, parentName: '软件', parentLang: 'zh-CN' },
      developer: { name: 'Qingyu Software' },
      skills: [{ title: 'One', body: 'A', lang: null }],
      privacy: [{ title: 'One', body: 'A', lang: null }],
      purchases: [{ title: 'Pro', lang: null }],
      notices: [
        { body: '正在进行', lang: 'zh-CN' },
        { body: 'News', lang: null },
      ],
      video: { title: 'Look', lang: null },
    })
    expect(page?.screenshots[0]).toMatchObject({ caption: 'Page one', lang: null })
    expect(page?.versions.slice(0, 2)).toMatchObject([
      { whatsNew: '新增纸张\n修复问题', lang: 'zh-CN' },
      { whatsNew: 'New paper', lang: null },
    ])
    expect(gifts.map(({ title, lang }) => [title, lang]).sort()).toEqual([
      ['English gift', null],
      ['Gift', null],
    ])
    expect(banner).toMatchObject({ title: 'Banner', body: 'Body', lang: null })
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
    const page = await findAppPage(db, 1, 'zh-CN')
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
