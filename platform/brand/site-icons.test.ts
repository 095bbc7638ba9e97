import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { decoders } from '../images/decoders.ts'
import { readBrand } from './read-brand.ts'
import { drawSiteIcon } from './site-icons.ts'

const drawings = decoders('drawings', { limitMs: 20_000 })
afterAll(() => drawings.close())
const brand = readBrand()

test.each([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
] as const)('%s has %d points, on white where a corner may be cut', async (name, side) => {
  const { width, height, hasAlpha } = await sharp(await drawSiteIcon(name, brand, drawings)).metadata()
  expect([width, height, hasAlpha]).toEqual([side, side, false])
})

test('favicon.ico is a picture in the accent, as every reader knows it', async () => {
  const ico = await drawSiteIcon('favicon.ico', brand, drawings)
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
  const inside = ico.subarray(ico.readUInt32LE(18))
  expect(inside.length).toBe(ico.readUInt32LE(14))
  const { width, height } = await sharp(inside).metadata()
  expect([width, height]).toEqual([32, 32])
  // Something green is drawn in it.
  const { channels } = await sharp(inside).stats()
  expect(channels[1]?.max).toBeGreaterThan(100)
})
