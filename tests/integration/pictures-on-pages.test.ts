import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkRows } from '../../catalogue/worker/checks/check-rows.ts'
import { putRows } from '../support/put-rows.ts'
import { readPage } from '../support/read-page.ts'
import { giver } from './commands/giving.ts'
import { suiteApp } from './suite.ts'

const { app, db, cache, mediaDir } = suiteApp('pictures_on_pages')
const give = giver(db)

beforeAll(() =>
  putRows(db, {
    screenshots: [{ app_id: 1, position: 0, image_key: 'shot/one', width: 1080, height: 1920 }],
  }),
)
beforeEach(() => cache().expire())

/** The addresses that a page makes browsers ask for: of the app's icon, and of its screenshot. */
async function asked(path: string) {
  const { document } = readPage((await app().inject(path)).body)
  const of = (key: string) => {
    const named = [...document.querySelectorAll('img, source, mip-img')].map(
      one => one.getAttribute('srcset') ?? one.getAttribute('src') ?? '',
    )
    return [...new Set(named.filter(url => url.includes(key)))]
  }
  return {
    icon: of('icon/square').length > 0,
    shot: of('shot/one').map(url => /\w+$/.exec(url)?.[0]),
    colors: of('data:image/svg').map(url => /%23(\w+)'/.exec(url)?.[1]),
  }
}

const state = (key: string, color: string | null, forms: string) =>
  sql`update pictures set color = ${color}, forms = ${forms} where key = ${key}`.execute(db)

describe.each(['/apps/1', '/mip/apps/1'])('%s', path => {
  test('draws a picture that is not ready as its color, and names no address of it', async () => {
    await state('shot/one', null, '')
    expect(await asked(path)).toEqual({ icon: true, shot: [], colors: ['8883'] })
    await state('shot/one', '123456', '')
    await state('icon/square', '17774a', '')
    cache().expire()
    expect(await asked(path)).toEqual({ icon: false, shot: [], colors: ['17774a', '123456'] })
    await state('icon/square', '17774a', 'w')
  })

  test('names the forms that exist, AVIF first', async () => {
    const plain = path === '/apps/1' ? ['webp', 'jpg'] : ['jpg']
    await state('shot/one', '123456', 'w')
    expect((await asked(path)).shot).toEqual(plain)
    await state('shot/one', '123456', 'wa')
    cache().expire()
    expect((await asked(path)).shot).toEqual(path === '/apps/1' ? ['avif', ...plain] : plain)
  })
})

test('lists and suggestions draw the color too', async () => {
  await state('icon/square', '17774a', '')
  expect((await asked('/top/soft')).icon).toBe(false)
  await state('icon/square', '17774a', 'w')
  cache().expire()
  expect((await asked('/top/soft')).icon).toBe(true)
})

test('a version is published when every picture of its app is ready, and the check names those that are not', async () => {
  const faults = async () =>
    (await checkRows(db)).filter(({ what }) => what.includes('ready')).map(({ where }) => where)
  await give('version.put', { app: 1, versionCode: '40000', versionName: '4.0' })
  await state('shot/one', null, '')
  expect(await faults()).toEqual(['app 1: img/shot/one'])
  const publish = { app: 1, versionCode: '40000' }
  await expect(give('version.publish', publish, { mediaDir })).rejects.toMatchObject({
    refusal: { id: 'media.unready', parameters: { unready: ['img/shot/one'] } },
  })
  await state('shot/one', '123456', 'w')
  expect(await faults()).toEqual([])
  expect((await give('version.publish', publish, { mediaDir })).change).toBeGreaterThan(0)
})

test('publishing does not wait for pictures of a catalog from before', async () => {
  await give('version.put', { app: 1, versionCode: '40001', versionName: '4.1' })
  await sql`update pictures set forms = '', noted_at = null where key = 'shot/one'`.execute(db)
  const { change } = await give('version.publish', { app: 1, versionCode: '40001' }, { mediaDir })
  expect(change).toBeGreaterThan(0)
})

test('pages are fetched again when a picture of theirs has come, and only then', async () => {
  const purged = async () =>
    (
      await sql<{ tags: string[] }>`delete from outbox where change_id is null returning tags`.execute(db)
    ).rows.map(({ tags }) => tags)
  await state('shot/one', null, '')
  await purged()
  await state('shot/one', '123456', 'w')
  expect(await purged()).toEqual([['app-1']])
  await state('shot/one', '123456', 'wa')
  expect(await purged()).toEqual([])
})

test('a row that names a picture has it made, whatever names it', async () => {
  await putRows(db, {
    developers: [{ id: 50, name: 'd', logo_key: 'new/logo' }],
    apps: [{ id: 50, package_name: 'new.app', resource_type: 0, icon_key: 'new/icon' }],
    screenshots: [{ app_id: 50, position: 0, image_key: 'new/wide', width: 1920, height: 1080 }],
    features: [{ id: 50, locale: 'zh-CN', title: 'f', image_key: 'new/feature', url: '/' }],
    brand_banners: [{ id: 50, title: 'b', image_key: 'new/banner', url: '/' }],
    collections: [{ id: 50, locale: 'zh-CN', title: 'c', image_key: 'new/story' }],
    ad_locations: [{ id: 50, ad_location_type: 0, ad_url: '/', img_url: '/img/new/ad_1200x675.jpg' }],
  })
  const { rows } = await sql<{ named: string }>`
    select key || ' ' || kind || ' ' || next as named from pictures where key like 'new/%' order by key`.execute(
    db,
  )
  expect(rows.map(({ named }) => named)).toEqual([
    'new/ad banner webp',
    'new/banner banner webp',
    'new/feature banner webp',
    'new/icon icon webp',
    'new/logo icon webp',
    'new/story banner webp',
    'new/wide landscape webp',
  ])
})
