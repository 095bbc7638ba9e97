import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../data/db/database.ts'
import { refreshRanks } from '../../data/db/queries/refresh-ranks.ts'
import { appOver, suiteApp } from './suite.ts'

const { app, cache, db, webUrl, mediaDir } = suiteApp('not_found')
beforeAll(() => refreshRanks(db))
const away = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', pool: 1 })
afterAll(() => away.destroy())

test.each(['/nowhere', '/apps/99', '/apps/x', '/developers/99', '/apps/2/comments/7'])(
  '%s is not there: apps and categories are named instead, and purged with the page',
  async path => {
    const answer = await app().inject(path)
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('最近飙升')
    expect(answer.body).toContain('href="/apps/1"')
    expect(answer.body).toContain('href="/category/1"')
    expect(String(answer.headers.xkey).split(' ')).toEqual(
      expect.arrayContaining(['layout', 'app-1', 'category-1']),
    )
  },
)

test('what an address may come to show is among the tags: an app that comes back is seen at once', async () => {
  expect(String((await app().inject('/apps/99')).headers.xkey).split(' ')).toContain('app-99')
})

test('a million of them cost the database one question', async () => {
  cache().expire()
  const before = cache().looked.missing
  for (let n = 0; n < 50; n++) await app().inject(`/nowhere-${n}`)
  expect(cache().looked.missing - before).toBe(1)
})

test('what is kept of it in memory is forgotten with an app that it names', async () => {
  await app().inject('/nowhere')
  const before = cache().looked.missing
  cache().purge(['app-1'], true)
  await app().inject('/nowhere')
  expect(cache().looked.missing - before).toBe(1)
})

test('while the database is unavailable it is said all the same, without apps', async () => {
  const alone = await appOver(away, { databaseUrl: webUrl, mediaDir })
  const answer = await alone.inject('/nowhere')
  await alone.close()
  expect(answer.statusCode).toBe(404)
  expect(answer.body).toContain('没有找到这个页面')
  expect(answer.body).not.toContain('最近飙升')
})
