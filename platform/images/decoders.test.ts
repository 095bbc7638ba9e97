import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { largeDrawing, plainPng, slowDrawing } from '../../tests/support/hostile-pictures.ts'
import { within } from '../../tests/support/within.ts'
import { LARGEST_SIDE } from './decode-job.ts'
import { decoders } from './decoders.ts'

const LIMIT_MS = 2000
const [pictures, drawings] = [
  decoders('pictures', { limitMs: 20_000 }),
  decoders('drawings', { limitMs: LIMIT_MS }),
]
afterAll(() => {
  pictures.close()
  drawings.close()
})

async function make(source: Buffer, use: 'icon' | 'screenshot' = 'icon') {
  const made = await pictures.make(source, { use, step: 'webp' })
  if ('why' in made) throw new Error(made.why)
  return made
}

test('all sizes are made from pixels that are bounded, and a small picture has its own size', async () => {
  const large = await make(await sharp(plainPng(4000, 3000)).jpeg().toBuffer(), 'screenshot')
  expect(large).toMatchObject({
    kind: 'landscape',
    width: LARGEST_SIDE,
    height: (LARGEST_SIDE * 3) / 4,
    color: '000000',
  })
  expect(large.files.map(({ width, format }) => `${width} ${format}`)).toEqual(
    [1600, 798, 640].flatMap(width => [`${width} webp`, `${width} jpg`]),
  )
  // A full picture keeps all of itself.
  expect(await sharp(large.files[0]?.bytes).metadata()).toMatchObject({ width: 1200, height: 900 })
  expect(await make(plainPng(300, 300))).toMatchObject({ kind: 'icon', width: 300 })
})

test('a picture that lets the page show through has no color', async () => {
  const clear = sharp({ create: { width: 300, height: 300, channels: 4, background: '#ff000080' } })
  expect((await make(await clear.png().toBuffer())).color).toBeNull()
})

describe('a picture that was made to hurt', () => {
  test('takes no longer than it may, and an honest picture does not wait for it', async () => {
    await pictures.decode(plainPng(512, 512))
    const loop = monitorEventLoopDelay({ resolution: 5 })
    loop.enable()
    const started = performance.now()
    const hostile = Promise.all(
      (['turbulence', 'blur'] as const).map(step => drawings.decode(Buffer.from(slowDrawing(step)))),
    )
    await pause(200)
    let isOver = false
    void hostile.then(() => {
      isOver = true
    })
    expect(await pictures.decode(plainPng(512, 512))).toHaveProperty('png')
    expect(isOver).toBe(false)
    for (const answer of await hostile) expect(answer).toHaveProperty('why')
    expect(performance.now() - started).toBeLessThan(within(LIMIT_MS + 3000))
    loop.disable()
    expect(loop.max / 1e6).toBeLessThan(within(300))
  })

  test('leaves the next one a process that works', async () => {
    expect(await drawings.decode(Buffer.from(vector))).toHaveProperty('png')
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
  ['a picture of nearly a milliard points', plainPng(30_000, 30_000)],
  ['half a picture', honest.subarray(0, honest.length / 2)],
  ['nothing', Buffer.alloc(0)],
  ['a drawing by the name of a picture', Buffer.from(vector)],
  ['a drawing after what begins a JPEG', Buffer.from(`\xff\xd8\xff${vector}`, 'latin1')],
  ['a GIF', await sharp(honest).gif().toBuffer()],
  ['a TIFF', await sharp(honest).tiff().toBuffer()],
])('%s is no picture', async (_what, content) => {
  await expect(make(content)).rejects.toThrow()
})

test('what is not a picture in a picture is left behind', async () => {
  const { files } = await make(Buffer.concat([honest, Buffer.from('<script>hostile()</script>')]))
  for (const { bytes } of files) expect(String(bytes)).not.toContain('hostile')
})
