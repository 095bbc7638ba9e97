import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { largeDrawing, plainPng, slowDrawing } from '../../tests/support/hostile-pictures.ts'
import { within } from '../../tests/support/within.ts'
import { LARGEST_SIDE } from './decode-job.ts'
import { decoders } from './decoders.ts'
import type { ImageRequest } from './image-request.ts'
import { imageStore } from './image-store.ts'

const LIMIT_MS = 2000
const [pictures, drawings] = [decoders('pictures'), decoders('drawings', { limitMs: LIMIT_MS })]
let dir = ''
let said: { key: string; why: string }[] = []
const open = () =>
  imageStore({
    mediaDir: dir,
    cacheDir: join(dir, 'cache'),
    pictures,
    drawings,
    warn: bad => said.push(bad),
    notKept: error => {
      throw error
    },
  })
let store: ReturnType<typeof open>

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'pergola-pictures-'))
  store = open()
})
beforeEach(() => {
  said = []
})
afterAll(async () => {
  pictures.close()
  drawings.close()
  await rm(dir, { recursive: true })
})

async function put(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(join(dir, path)), { recursive: true })
  await writeFile(join(dir, path), content)
}

const get = (key: string, size: Partial<ImageRequest> = {}) =>
  store.get({ key, width: 130, height: 130, fit: 'cover', format: 'webp', ...size })

test('a master is read once: all sizes are made from what it became, which is bounded', async () => {
  await put('images/shot/large.jpg', await sharp(plainPng(4000, 3000)).jpeg().toBuffer())
  expect(await sharp(await get('shot/large')).metadata()).toMatchObject({ width: 130, format: 'webp' })
  await rm(join(dir, 'images/shot/large.jpg'))
  const full = await get('shot/large', { width: 1600, height: 900, fit: 'inside', format: 'jpg' })
  expect(await sharp(full).metadata()).toMatchObject({ width: 1200, height: 900, format: 'jpeg' })
  const master = await sharp(join(dir, 'cache/masters/shot/large.png')).metadata()
  expect(master).toMatchObject({ width: LARGEST_SIDE, height: (LARGEST_SIDE * 3) / 4 })
})

test('a small master is not made larger', async () => {
  await put('images/icon/small.png', plainPng(300, 300))
  await get('icon/small')
  expect(await sharp(join(dir, 'cache/masters/icon/small.png')).metadata()).toMatchObject({ width: 300 })
})

describe('a master that was made to hurt', () => {
  test('takes no longer than it may, and an honest picture does not wait for it', async () => {
    for (const step of ['turbulence', 'blur'] as const)
      for (const folder of ['drawn', 'images']) await put(`${folder}/bad/${step}.svg`, slowDrawing(step))
    for (const name of ['one', 'two']) await put(`images/icon/${name}.png`, plainPng(512, 512))
    await get('icon/one')

    const loop = monitorEventLoopDelay({ resolution: 5 })
    loop.enable()
    const started = performance.now()
    const hostile = Promise.all(
      (['turbulence', 'blur'] as const).map(step => get(`bad/${step}`, { width: 1200, height: 675 })),
    )
    await pause(200)
    const asked = performance.now()
    let isOver = false
    void hostile.then(() => {
      isOver = true
    })
    expect(await get('icon/two')).toBeDefined()
    expect(isOver).toBe(false)
    expect(performance.now() - asked).toBeLessThan(within(1000))
    expect(await hostile).toEqual([undefined, undefined])
    expect(performance.now() - started).toBeLessThan(within(LIMIT_MS + 3000))
    loop.disable()
    expect(loop.max / 1e6).toBeLessThan(within(300))
    expect(said.map(({ key }) => key).sort()).toEqual(['bad/blur', 'bad/turbulence'])
  })

  test('is not tried again at each request', async () => {
    const asked = performance.now()
    expect(await get('bad/blur')).toBeUndefined()
    expect(performance.now() - asked).toBeLessThan(within(LIMIT_MS / 2))
    expect(said).toEqual([])
  })

  test('leaves the next one a process that works', async () => {
    await put('drawn/icon/good.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"/>')
    expect(await sharp(await get('icon/good')).metadata()).toMatchObject({ width: 130, height: 130 })
  })

  test('has no more memory than there is for it', async () => {
    const patient = decoders('drawings', { limitMs: 60_000 })
    const decoded = await patient.decode(Buffer.from(largeDrawing()))
    patient.close()
    expect(decoded).toEqual({ why: expect.not.stringContaining('not read within') })
  })
})

const honest = await sharp(plainPng(640, 640)).png().toBuffer()
const vector =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'

test.each([
  ['a picture of nearly a milliard points', 'png', plainPng(30_000, 30_000)],
  ['half a picture', 'png', honest.subarray(0, honest.length / 2)],
  ['nothing', 'png', Buffer.alloc(0)],
  ['a drawing by the name of a picture', 'png', Buffer.from(vector)],
  ['a drawing after what begins a JPEG', 'jpg', Buffer.from(`\xff\xd8\xff${vector}`, 'latin1')],
  ['a GIF', 'webp', await sharp(honest).gif().toBuffer()],
  ['a TIFF', 'jpg', await sharp(honest).tiff().toBuffer()],
  ['a file of 21 MB', 'png', Buffer.concat([honest, Buffer.alloc(21_000_000)])],
])('%s is no picture, and said to be none once', async (_what, ending, content) => {
  for (const old of ['images/bad', 'cache']) await rm(join(dir, old), { recursive: true, force: true })
  await put(`images/bad/one.${ending}`, content)
  store = open()
  const asked = performance.now()
  expect([await get('bad/one'), await get('bad/one', { format: 'png' })]).toEqual([undefined, undefined])
  expect(performance.now() - asked).toBeLessThan(within(3000))
  expect(said).toEqual([{ key: 'bad/one', why: expect.stringMatching(/./) }])
})

test('what is not a picture in a picture is left behind', async () => {
  await put('images/icon/more.png', Buffer.concat([honest, Buffer.from('<script>hostile()</script>')]))
  await get('icon/more')
  const kept = await readdir(join(dir, 'cache'), { recursive: true })
  expect(kept.filter(name => name.includes('more')).sort()).toEqual([
    'icon/more_130x130.webp',
    'masters/icon/more.png',
  ])
  expect(String(await get('icon/more', { format: 'png' }))).not.toContain('hostile')
})

test('an uploaded drawing is not decoded', async () => {
  await put('images/icon/theirs.svg', vector)
  expect(await get('icon/theirs')).toBeUndefined()
  expect(said).toEqual([])
})
