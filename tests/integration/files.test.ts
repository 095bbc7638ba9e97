import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { pictureMaker } from '../../catalogue/worker/pictures/make-waiting.ts'
import { takeWaiting } from '../../data/db/queries/pictures/waiting-pictures.ts'
import { decoders } from '../../platform/images/decoders.ts'
import { keepSizes } from '../../platform/images/keep-sizes.ts'
import { ICON_SIZES } from '../../rules/pictures/icon.ts'
import { plainPng } from '../support/hostile-pictures.ts'
import { makePictures } from '../support/make-pictures.ts'
import { putRows } from '../support/put-rows.ts'
import { suiteApp } from './suite.ts'

const { app, db, mediaDir } = suiteApp('files')
const get = (url: string) => app().inject(url)
const rowOf = async (key: string) =>
  (
    await sql<{ forms: string; color: string | null; next: string | null }>`
    select forms, color, next from pictures where key = ${key}`.execute(db)
  ).rows[0]

let bad: string[] = []
beforeAll(async () => {
  await mkdir(join(mediaDir, 'images'), { recursive: true })
  const png = plainPng(512, 512)
  const drawing = await readFile(join(mediaDir, 'drawn/icon/square.svg'))
  const shot = await sharp({ create: { width: 360, height: 720, channels: 3, background: '#204060' } })
    .png()
    .toBuffer()
  for (const [name, content] of Object.entries({ half: png.subarray(0, 60), drawing, whole: png, shot }))
    await writeFile(join(mediaDir, `images/${name}.png`), content)
  await putRows(db, {
    apps: ['half', 'drawing', 'whole'].map((icon_key, i) => ({
      id: 90 + i,
      package_name: `files.${icon_key}`,
      resource_type: 0,
      icon_key,
    })),
    screenshots: [{ app_id: 92, position: 0, image_key: 'shot', width: 360, height: 720 }],
  })
  await sql`update pictures set forms = '', next = 'webp' where key = 'icon/square'`.execute(db)
  bad = await makePictures(db, mediaDir)
}, 60_000)

describe('the worker makes what rows name', () => {
  test.each(ICON_SIZES)('[VAL-3] an icon at %s px, as PNG and WebP', async side => {
    for (const format of ['png', 'webp']) {
      const answer = await get(`/img/icon/square_${side}x${side}.${format}`)
      expect(answer.headers['content-type']).toBe(`image/${format}`)
      expect(answer.headers['cache-control']).toBe('public, max-age=86400')
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: side, height: side, format })
    }
  })

  test.each([
    ['jpg', 'jpeg', 'jpeg'],
    ['webp', 'webp', 'webp'],
    ['avif', 'avif', 'heif'],
  ])('[VAL-11] a screenshot as %s', async (ending, type, format) => {
    const answer = await get(`/img/shot_314x558.${ending}`)
    expect(answer.headers['content-type']).toBe(`image/${type}`)
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 314, height: 558, format })
  })

  test('with its color, and without AVIF for icons', async () => {
    expect(await rowOf('icon/square')).toEqual({ forms: 'w', color: '17774a', next: null })
    expect(await rowOf('shot')).toEqual({ forms: 'wa', color: '204060', next: null })
  })

  test('and leaves out half a picture, and one by the name of a picture that is a drawing', async () => {
    expect(bad.sort()).toEqual(['drawing', 'half'])
    for (const name of ['half', 'drawing', 'whole'])
      expect((await get(`/img/${name}_130x130.webp`)).statusCode, name).toBe(name === 'whole' ? 200 : 404)
  })

  test('a source image that comes later is made after a while, and not before', async () => {
    await writeFile(join(mediaDir, 'images/half.png'), plainPng(300, 300))
    expect(await makePictures(db, mediaDir)).toEqual([])
    expect((await rowOf('half'))?.forms).toBe('')
    await sql`update pictures set tried_at = now() - interval '11 minutes' where key = 'half'`.execute(db)
    await makePictures(db, mediaDir)
    expect((await rowOf('half'))?.forms).toBe('w')
  })

  test('and gives back what it took when it stops', async () => {
    const taken = () =>
      sql`select from pictures where next = 'webp' and tried_at is not null and key in ('whole', 'shot')`
        .execute(db)
        .then(({ rows }) => rows.length)
    await sql`update pictures set next = 'webp', tried_at = null where key in ('whole', 'shot')`.execute(db)
    const onBad = vi.fn()
    const maker = pictureMaker({ db, mediaDir, onMade: () => {}, onBad })
    // A decoder that is stopped while it starts is an error.
    const made = maker.makeNext().catch(() => {})
    await expect.poll(taken).toBe(2)
    maker.close()
    await made
    expect(await taken()).toBe(0)
    expect(onBad).not.toHaveBeenCalled()
  })

  test('banners come before screenshots', async () => {
    await sql`update pictures set next = null`.execute(db)
    await sql`insert into pictures (key, kind)
      select 'later/' || kind || i, kind from unnest('{portrait,banner,icon}'::text[]) kind, generate_series(1, 4) i
      order by kind desc`.execute(db)
    const kinds = (await takeWaiting(db)).map(({ kind }) => kind)
    expect(new Set(kinds)).toEqual(new Set(['icon', 'banner']))
    await sql`delete from pictures where key like 'later/%'`.execute(db)
  })
})

test('a request decodes nothing: a size that was not made is 404, and cached for seconds', async () => {
  const answer = await get('/img/whole_1200x675.webp')
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'public, max-age=10'])
})

test('no request for a picture is answered by 503, even without the disk', async () => {
  await rename(mediaDir, `${mediaDir}-gone`)
  try {
    expect((await get('/img/whole_130x130.webp')).statusCode).toBe(404)
  } finally {
    await rename(`${mediaDir}-gone`, mediaDir)
  }
})

test('pages name a picture once its files are on the disk, and not before', async () => {
  const reader = decoders('pictures', { atOnce: 1 })
  try {
    const deps = { db, mediaDir: join(mediaDir, 'images/whole.png'), reader }
    await expect(
      keepSizes(deps, { key: 'lost', source: plainPng(300, 300) }, { use: 'icon', step: 'webp' }),
    ).rejects.toThrow()
    expect(await rowOf('lost')).toBeUndefined()
  } finally {
    reader.close()
  }
})

test.each([64, 131, 7, 9999])(
  '[VAL-3] [VAL-11] an icon of %d px is answered with the one of 130',
  async side => {
    const answer = await get(`/img/icon/square_${side}x${side}.png`)
    expect(answer.statusCode).toBe(200)
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 130, height: 130 })
  },
)

test.each(['icon/none_130x130.png', 'icon/square_131x65.png', '..%2f..%2fetc%2fpasswd_130x130.png'])(
  '%s is 404',
  async path => {
    const answer = await get(`/img/${path}`)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  },
)
