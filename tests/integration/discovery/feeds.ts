import { Window } from 'happy-dom'
import { describe, expect, test } from 'vitest'
import { putAll, putRow } from '../../support/put-rows.ts'
import { inHours } from '../../support/values.ts'
import { app, db, get, tagsOf } from './catalogue.ts'

const read = (body: string) => {
  const feed = new new Window().DOMParser().parseFromString(body, 'application/xml')
  expect(feed.querySelector('parsererror')).toBeNull()
  return feed
}
const site = 'https://store.example'

describe('feeds', () => {
  const feeds: [page: string, feed: string, title: string, tag: string][] = [
    ['/apps/1', '/apps/1/feed.xml', '苔藓手帐的新版本', 'app-1'],
    ['/developers/1', '/developers/1/feed.xml', '青屿软件工作室的新版本', 'developer-1'],
    ['/top/soft', '/top/soft/feed.xml', '软件排行：新版本', 'top-soft'],
    ['/category/2', '/category/2/feed.xml', '效率办公：新版本', 'category-2'],
  ]

  test.each(feeds)('%s has a feed, in its head and for visitors', async (page, path, title, tag) => {
    const { body } = await get(page)
    expect(
      body.match(new RegExp(`<link rel="alternate" type="application/atom\\+xml"[^>]*href="${path}"`)),
    ).not.toBeNull()
    expect(body).toMatch(new RegExp(`<a [^>]*href="${path}"`))
    const answer = await get(path)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'application/atom+xml; charset=utf-8',
    ])
    expect(tagsOf(answer.headers)).toEqual(expect.arrayContaining([tag, 'app-1']))
    const feed = read(answer.body)
    const text = (name: string) => feed.querySelector(name)?.textContent
    expect([text('feed > title'), text('feed > id')]).toEqual([title, site + path])
    expect(text('entry > title')).toBe('苔藓手帐 3.6.8')
    expect([text('entry > id'), text('entry > updated')]).toEqual([
      `${site}/apps/1#30008`,
      '2026-11-08T16:00:00.000Z',
    ])
    expect(feed.querySelector('feed > link[rel=alternate]')?.getAttribute('href')).toBe(site + page)
  })

  test('that did not change are answered without a body', async () => {
    const { headers } = await get('/apps/1/feed.xml')
    const etag = String(headers.etag)
    const again = await app().inject({ url: '/apps/1/feed.xml', headers: { 'if-none-match': etag } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('there is none of what is unknown or gone', async () => {
    // An app that is gone has versions all the same.
    const version = { id: 99, app_id: 3, version_code: 1, version_name: '1', released_at: inHours(0) }
    await putRow(db, 'versions', version)
    for (const path of [
      '/apps/999/feed.xml',
      '/apps/x/feed.xml',
      '/apps/3/feed.xml',
      '/developers/999/feed.xml',
      '/top/x/feed.xml',
      '/category/999/feed.xml',
    ])
      expect([path, (await get(path)).statusCode]).toEqual([path, 404])
  })

  test('a version that is withdrawn is in none', async () => {
    const newest = `app_id = 1 and version_code = 30008`
    await putAll(db, 'versions', { state: 'withdrawn' }, newest)
    await putRow(db, 'apps', { id: 1, current_version_id: null })
    for (const [, path] of feeds) expect((await get(path)).body).not.toContain('#30008<')
    await putAll(db, 'versions', { state: 'published' }, newest)
  })
})
