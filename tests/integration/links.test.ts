import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { APP_LINKS } from '../../contract/app-links.ts'
import type { Database } from '../../data/db/database.ts'
import { isSafeLink } from '../../rules/links/safe-link.ts'
import { putRow, putRows, removeAll } from '../support/put-rows.ts'
import { uncheckedLinks } from '../support/unchecked-links.ts'
import { inDays } from '../support/values.ts'
import { suiteApp, suiteDatabase } from './suite.ts'

const HOSTILE = [
  'intent://evil.example#Intent;scheme=http;package=com.evil;end',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'javascript:alert(1)',
  'JAVAscript:alert(1)',
  'http://evil.example/phish',
  '//evil.example/',
  '/\\evil.example',
  'https://store.example@evil.example/',
  'https:evil.example',
  'file:///etc/passwd',
  ' https://evil.example/',
  'gift.html',
]
const HONEST = ['', '/', '/apps/1?a=b#c', 'https://studio.example', 'HTTPS://studio.example:8443/a b?c=d@e#f']

/** Every column whose address is on a page. */
const COLUMNS = {
  apps: ['privacy_url', ...APP_LINKS.map(kind => `${kind}_url`)],
  developers: ['website'],
  notices: ['url'],
  videos: ['url'],
  gift_cards: ['source_url'],
  ad_locations: ['ad_url', 'img_url'],
  download_configs: ['download_url'],
  brand_banners: ['url'],
  features: ['url'],
}
const columns = Object.entries(COLUMNS).flatMap(([table, names]) => names.map(name => [table, name] as const))

const KEPT = ['apps', 'developers']
const TABLES = (Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]).filter(table => !KEPT.includes(table))

/** The link wherever one can stand, about app 2 and its developer. */
async function putEverywhere(db: Database, link: string): Promise<void> {
  for (const table of TABLES) await removeAll(db, table)
  const gift = { title: '礼包在此', content: 'x', remaining: 1, total: 1, valid_until: inDays(1) }
  const film = { title: '片子', poster_key: 'video/poster', width: 640, height: 360, duration_s: 30 }
  await putRows(db, {
    apps: [{ id: 2, developer_id: 1, ...Object.fromEntries(COLUMNS.apps.map(column => [column, link])) }],
    developers: [{ id: 1, website: link }],
    notices: [{ app_id: 2, locale: 'zh-CN', body: '公告在此', url: link }],
    videos: [{ app_id: 2, position: 0, url: link, ...film }],
    gift_cards: [{ app_id: 2, locale: 'zh-CN', source_url: link, ...gift }],
    ad_locations: [
      { app_id: 2, ad_location_type: 0, ad_url: link, img_url: '/i' },
      { app_id: 2, ad_location_type: 1, ad_url: '/x', img_url: link },
    ],
    download_configs: [{ app_id: 2, download_type: 2, download_url: link }],
    brand_banners: [{ app_id: 2, title: '横幅在此', image_key: 'banner/a', url: link }],
    features: [{ locale: 'zh-CN', title: '推荐在此', image_key: 'feature/a', url: link }],
  })
}

describe('the schema', () => {
  const { db } = suiteDatabase('links_schema')

  test('[SEC-1] says the same as the rule of pages', async () => {
    const said = async (link: string) =>
      (await sql<{ yes: boolean }>`select is_link(${link}) as yes`.execute(db)).rows[0]?.yes
    for (const link of HOSTILE)
      expect([link, await said(link), isSafeLink(link)]).toEqual([link, false, false])
    for (const link of HONEST)
      expect([link, await said(link), link === '' || isSafeLink(link)]).toEqual([link, true, true])
  })

  test.each(columns)('[SEC-1] %s.%s takes no other address', async (table, column) => {
    await putEverywhere(db, '/')
    const update = (link: string) =>
      sql`update ${sql.table(table)} set ${sql.ref(column)} = ${link}`.execute(db)
    for (const link of HOSTILE) await expect(update(link), link).rejects.toThrow(`${table}_${column}_is_link`)
    for (const link of HONEST) await update(link)
  })
})

// Goes with release 0.3, as the migration does.
describe('a store from before', { tags: 'full' }, () => {
  const { db, url } = suiteDatabase('links_before')

  test('[SEC-1] takes the migration whatever its rows hold, and keeps the good ones', async () => {
    await uncheckedLinks(url)
    await sql`drop function is_link`.execute(db)
    await putEverywhere(db, 'javascript:alert(1)')
    const good = 'https://studio.example/x'
    await putRows(db, {
      features: [{ locale: 'zh-CN', title: '好的', image_key: 'feature/b', url: good }],
      apps: [{ id: 1, privacy_url: good }],
    })
    const migration = new URL('../../data/db/migrations/until-0.2/0012_links.sql', import.meta.url)
    await sql.raw(readFileSync(migration, 'utf8')).execute(db)
    const urls = await sql<{ url: string }>`select url from features order by id`.execute(db)
    expect(urls.rows.map(row => row.url)).toEqual(['', 'https://studio.example/x'])
    const privacy = await sql<{
      u: string | null
    }>`select privacy_url as u from apps where id in (1, 2) order by id`.execute(db)
    expect(privacy.rows.map(row => row.u)).toEqual(['https://studio.example/x', null])
    // What was bad can be changed like anything else.
    await putRow(db, 'apps', { id: 2, status: 'delisted' })
  })
})

describe('pages', () => {
  const { app, db, url } = suiteApp('links')
  beforeAll(() => uncheckedLinks(url))

  const PAGES = [
    ['/apps/2', 'PC'],
    ['/apps/2', 'Mobile'],
    ['/mip/apps/2', 'mip'],
    ['/apps/2/gifts', 'PC'],
    ['/gifts', 'Mobile'],
    ['/developers/1', 'PC'],
    ['/', 'PC'],
    ['/', 'Mobile'],
  ] as const

  test.each(HOSTILE)('[SEC-1] %j is on none of them, in no form', async link => {
    await putEverywhere(db, link)
    const start = link.trim().slice(0, 24).replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    for (const [path, pageType] of PAGES) {
      const { body, statusCode } = await app().inject({ url: path, headers: { 'x-page-type': pageType } })
      expect(statusCode).toBe(200)
      const addresses = [...body.matchAll(/(?:href|src|action|poster)="([^"]*)"/g)].map(
        match => match[1] ?? '',
      )
      expect(addresses.length).toBeGreaterThan(5)
      expect(addresses.filter(address => address.trim().startsWith(start))).toEqual([])
      // Nor in what islands are given.
      expect(body).not.toContain(JSON.stringify(link).slice(1, -1).replaceAll('<', '\\u003c'))
    }
  })

  test('[SEC-1] nor do the calls hand it out', async () => {
    await putEverywhere(db, 'intent://evil.example')
    const ask = async (call: string) => {
      const answer = await app().inject({
        method: 'POST',
        url: `/wdjweb/api/${call}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'appType=0&pageType=0&appId=2',
      })
      expect(answer.statusCode).toBe(200)
      return answer.body
    }
    expect(await ask('getAdConfig')).not.toContain('intent')
    expect(await ask('getDownloadConfig')).not.toContain('intent')
  })
})
