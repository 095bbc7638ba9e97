import { existsSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eraseJobs } from '../../catalogue/commands/erase-media.ts'
import { checkPictures } from '../../catalogue/worker/checks/check-pictures.ts'
import { checkRows } from '../../catalogue/worker/checks/check-rows.ts'
import { findErased } from '../../data/db/queries/withheld-files.ts'
import { fileTag } from '../../data/files/file-tag.ts'
import { sizeFile } from '../../data/files/picture-file.ts'
import { erasedForgetter } from '../../platform/images/forget-erased.ts'
import { plainPng } from '../support/hostile-pictures.ts'
import { putRows } from '../support/put-rows.ts'
import { putSizes } from '../support/put-sizes.ts'
import { giver } from './commands/giving.ts'
import { suiteApp } from './suite.ts'

const { app, db, mediaDir } = suiteApp('withheld')
const give = giver(db)
const status = async (url: string) => (await app().inject(url)).statusCode

const KEYS = ['icon', 'own-icon', 'first', 'shared', 'poster', 'banner', 'logo', 'story', 'feature', 'placed']
const SIZES = ['130x130.png', '65x65.webp', '314x558.jpg', '1200x675.webp']
const img = (key: string, size = '130x130.png') => `/img/held/${key}_${size}`

beforeAll(async () => {
  await mkdir(join(mediaDir, 'images/held'), { recursive: true })
  await mkdir(join(mediaDir, 'videos'), { recursive: true })
  const png = plainPng(256, 256)
  for (const key of KEYS) {
    await writeFile(join(mediaDir, `images/held/${key}.png`), png)
    putSizes(mediaDir, `held/${key}`, ...SIZES)
  }
  for (const name of ['film', 'both']) await writeFile(join(mediaDir, `videos/${name}.webm`), 'a film')
  const shot = (app_id: number, position: number, key: string) => ({
    app_id,
    position,
    image_key: `held/${key}`,
    width: 256,
    height: 256,
  })
  const film = (app_id: number, position: number, name: string) => ({
    app_id,
    position,
    title: name,
    url: `/videos/${name}.webm`,
    poster_key: 'held/poster',
    width: 256,
    height: 256,
    duration_s: 3,
  })
  await putRows(db, {
    developers: [{ id: 77, name: 'With a logo', logo_key: 'held/logo' }],
    apps: [
      { id: 71, package_name: 'held.one', resource_type: 0, icon_key: 'held/icon' },
      { id: 72, package_name: 'held.two', resource_type: 0, icon_key: 'held/own-icon' },
    ],
    app_texts: [71, 72].map(app_id => ({ app_id, locale: 'zh-CN', name: `应用${app_id}` })),
    screenshots: [
      ...['first', 'shared', 'banner', 'logo', 'story', 'feature', 'placed'].map((key, i) =>
        shot(71, i, key),
      ),
      shot(72, 0, 'shared'),
    ],
    videos: [film(71, 0, 'film'), film(71, 1, 'both')],
    brand_banners: [{ id: 71, title: 'b', image_key: 'held/banner', url: '/' }],
    features: [{ id: 71, locale: 'zh-CN', title: 'f', image_key: 'held/feature', url: '/' }],
    collections: [{ id: 71, locale: 'zh-CN', title: 'c', image_key: 'held/story' }],
    ad_locations: [{ id: 71, ad_location_type: 0, ad_url: '/', img_url: '/img/held/placed_1200x675.jpg' }],
  })
})

/** What is refused, of all there is. */
async function refused(): Promise<string[]> {
  const found: string[] = []
  for (const key of KEYS) {
    const sizes = await Promise.all(SIZES.map(size => status(img(key, size))))
    expect(new Set(sizes).size, `${key} in every size and format`).toBe(1)
    if (sizes[0] === 410) found.push(key)
    else expect(sizes[0]).toBe(200)
  }
  for (const name of ['film', 'both']) if ((await status(`/videos/${name}.webm`)) === 410) found.push(name)
  return found
}

const ITS_OWN = ['icon', 'first', 'poster', 'film', 'both']

describe('pictures and videos of an app that was taken down', () => {
  test('are refused in every size and format, but for what something else shows, and come back with it', async () => {
    expect(await refused()).toEqual([])
    const { change, tags, hard } = await give('app.takedown', { app: 71 })
    expect(hard).toBe(true)
    const files = [
      'img/held/icon',
      'img/held/first',
      'img/held/poster',
      'videos/film.webm',
      'videos/both.webm',
    ]
    expect(tags.filter(tag => tag.startsWith('file-')).sort()).toEqual(files.map(fileTag).sort())
    expect(await refused()).toEqual(ITS_OWN)
    expect((await checkRows(db)).filter(({ what }) => what.includes('taken down'))).toEqual([])
    const back = await give('app.restore', { app: 71 })
    expect(back.tags).toEqual(expect.arrayContaining(files.map(fileTag)))
    expect(await refused()).toEqual([])

    const again = await give('app.takedown', { app: 71 })
    await give('change.undo', { change: again.change })
    expect(await refused()).toEqual([])
    expect(change).toBeGreaterThan(0)
  })

  test('follow whatever else shows them: the last to have one decides', async () => {
    await give('app.takedown', { app: 71 })
    const { tags, hard } = await give('app.takedown', { app: 72 })
    expect([tags.includes(fileTag('img/held/shared')), hard]).toEqual([true, true])
    expect(await refused()).toEqual([
      ...ITS_OWN.slice(0, 1),
      'own-icon',
      'first',
      'shared',
      ...ITS_OWN.slice(2),
    ])
    await give('app.restore', { app: 72 })
    expect(await refused()).toEqual(ITS_OWN)
    // A live app that takes such a picture shows it, and hides it again when it has another.
    const given = await give('app.edit', { app: 72, iconKey: 'held/first' })
    expect(given.tags).toContain(fileTag('img/held/first'))
    expect(await refused()).not.toContain('first')
    const left = await give('app.edit', { app: 72, iconKey: 'held/own-icon' })
    expect([left.tags.includes(fileTag('img/held/first')), left.hard]).toEqual([true, true])
    expect(await refused()).toEqual(ITS_OWN)
    for (const [command, key] of [
      ['banner.remove', 'banner'],
      ['feature.remove', 'feature'],
      ['collection.remove', 'story'],
      ['ad.remove', 'placed'],
    ] as const) {
      const { change } = await give(command, { id: 71 })
      expect(await refused(), command).toContain(key)
      await give('change.undo', { change })
      expect(await refused(), command).not.toContain(key)
    }
    await give('app.restore', { app: 71 })
  })

  test('of an app that was only delisted are served', async () => {
    await give('app.delist', { app: 71 })
    expect(await refused()).toEqual([])
    await give('app.relist', { app: 71 })
  })

  test('two apps with the same picture, taken down at once, leave none of it', async () => {
    let second: Promise<unknown> | undefined
    await give(
      'app.takedown',
      { app: 71 },
      {
        inside: async () => {
          second = give('app.takedown', { app: 72 })
          await pause(500)
        },
      },
    )
    await second
    expect(await refused()).toContain('shared')
    for (const app of [71, 72]) await give('app.restore', { app })
  })

  test('the edge keeps a picture by its tag, a browser for a day, and a refusal is kept for minutes', async () => {
    const { headers } = await app().inject(img('icon'))
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=86400',
      xkey: fileTag('img/held/icon'),
    })
    const again = await app().inject({ url: img('icon'), headers: { 'if-none-match': String(headers.etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const film = await app().inject('/videos/film.webm')
    expect(film.headers['cache-control']).toBe('public, max-age=86400')
    expect(await status('/og/71.png')).toBe(200)
    await give('app.takedown', { app: 71 })
    const gone = await app().inject(img('icon'))
    expect([gone.statusCode, gone.body, gone.headers['cache-control'], gone.headers.xkey]).toEqual([
      410,
      'Gone',
      'public, max-age=0, s-maxage=300',
      fileTag('img/held/icon'),
    ])
    const shared = await app().inject('/og/71.png')
    expect([shared.statusCode, shared.headers.xkey]).toEqual([410, 'app-71'])
    expect(await status('/og/99999.png')).toBe(404)
    await give('app.restore', { app: 71 })
  })
})

describe('without the database', () => {
  const lock = async () => {
    const held = await db.startTransaction().execute()
    await sql`lock table withheld_files in access exclusive mode`.execute(held)
    return held
  }

  test('no picture hangs: what was withheld stays so, the rest is served, and the edge asks again soon', async () => {
    await give('app.takedown', { app: 71 })
    expect([await status(img('icon')), await status(img('own-icon'))]).toEqual([410, 200])
    const held = await lock()
    try {
      const began = performance.now()
      const answers = await Promise.all(
        [img('icon'), img('own-icon'), '/videos/film.webm'].map(url => app().inject(url)),
      )
      expect(performance.now() - began).toBeLessThan(2000)
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([410, 200, 200])
      expect(answers[1]?.headers['cache-control']).toBe('public, max-age=5')
      // The database is left alone for a while.
      const then = performance.now()
      for (let n = 0; n < 20; n += 1) expect(await status(img('own-icon', '65x65.webp'))).toBe(200)
      expect(performance.now() - then).toBeLessThan(1000)
    } finally {
      await held.rollback().execute()
    }
    await expect.poll(() => status('/videos/film.webm'), { timeout: 10_000 }).toBe(410)
    await give('app.restore', { app: 71 })
  })
})

describe('an owner deletes them permanently', () => {
  const removed: string[] = []
  afterAll(() => expect(removed.length).toBeGreaterThan(0))

  test('only of an app that is taken down, with a second person, and nothing that another app has', async () => {
    await expect(give('app.erase-pictures', { app: 71 })).rejects.toMatchObject({ why: 'conflict' })
    await give('app.takedown', { app: 71 })
    await expect(giver(db, { isAlone: true })('app.erase-pictures', { app: 71 })).rejects.toMatchObject({
      why: 'approval',
    })
    await expect(giver(db, { role: 'editor' })('app.erase-pictures', { app: 71 })).rejects.toMatchObject({
      why: 'role',
    })
    // Withheld, and another app's too.
    await give('app.takedown', { app: 72 })
    expect(await status(img('shared'))).toBe(410)
    const sizes = SIZES.map(name => sizeFile(mediaDir, 'held/icon', name))
    expect(sizes.map(file => existsSync(file))).not.toContain(false)
    const { change, made } = await give('app.erase-pictures', { app: 71 })
    const files = [
      'img/held/first',
      'img/held/icon',
      'img/held/poster',
      'videos/both.webm',
      'videos/film.webm',
    ]
    expect(made[0]?.erased).toEqual(expect.arrayContaining(files))
    expect(made[0]?.erased).toHaveLength(files.length)

    const { rows: jobs } = await sql<{ payload: unknown }>`
      select payload from graphile_worker._private_jobs order by id desc limit 1`.execute(db)
    const job = Object.values(eraseJobs(db, mediaDir, file => removed.push(file)))[0]
    await job?.(jobs[0]?.payload, undefined as never)
    expect([...removed].sort()).toEqual(files)
    expect(existsSync(join(mediaDir, 'images/held/icon.png'))).toBe(false)
    expect(existsSync(join(mediaDir, 'videos/film.webm'))).toBe(false)
    expect(existsSync(join(mediaDir, 'images/held/shared.png'))).toBe(true)

    await erasedForgetter(join(mediaDir, 'cache'), ago => findErased(db, ago))()
    expect(sizes.map(file => existsSync(file))).not.toContain(true)
    expect((await sql`select from pictures where key = 'held/icon'`.execute(db)).rows).toEqual([])
    expect((await readdir(join(mediaDir, 'cache/og'))).filter(name => name.includes('-71-'))).toEqual([])
    await give('app.restore', { app: 72 })
    expect(await status(img('shared'))).toBe(200)

    await expect(give('change.undo', { change })).rejects.toMatchObject({ why: 'conflict' })
    await expect(give('app.erase-pictures', { app: 71 })).rejects.toMatchObject({ why: 'absent' })
  })

  test('they never come back, even if the same file is added again, and the check names what is missing', async () => {
    await give('app.restore', { app: 71 })
    await writeFile(join(mediaDir, 'images/held/icon.png'), plainPng(256, 256))
    putSizes(mediaDir, 'held/icon', '130x130.png')
    expect(await status(img('icon'))).toBe(410)
    const missing = (await checkPictures(db, mediaDir)).filter(({ where }) => where.startsWith('app 71:'))
    expect(missing.map(({ where }) => where)).toEqual([
      ...['img/held/first', 'img/held/poster', 'videos/both.webm', 'videos/film.webm'].map(
        file => `app 71: ${file}`,
      ),
    ])
  })
})

test('a picture that is not there is refused by name', async () => {
  const edit = {
    app: 72,
    iconKey: 'drawn',
    videos: [film('none')],
    screenshots: [shot('held/shared'), shot('no')],
  }
  await expect(give('app.edit', edit, { mediaDir })).rejects.toThrow(
    "iconKey: there's no file img/drawn; screenshots.1.imageKey: there's no file img/no; videos.0.url: there's no file videos/none.webm",
  )
  await give('app.edit', { app: 72, iconKey: 'icon/square' }, { mediaDir })
  // Where it can't be checked, the command is trusted.
  await give('app.edit', { app: 72, iconKey: 'drawn' })

  function film(name: string) {
    const size = { width: 1, height: 1, durationS: 1 }
    return { title: name, url: `/videos/${name}.webm`, posterKey: 'held/shared', ...size }
  }
  function shot(imageKey: string) {
    return { imageKey, width: 1, height: 1 }
  }
})
