import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { writeSiteIcons } from './site-icons.ts'

test('the mark is drawn in the sizes that each reader wants, on white where a corner may be cut', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'icons-'))
  await writeSiteIcons(dir)
  for (const [name, side] of [
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
  ] as const) {
    const { width, height, hasAlpha } = await sharp(join(dir, name)).metadata()
    expect([name, width, height, hasAlpha]).toEqual([name, side, side, false])
  }
  const ico = readFileSync(join(dir, 'favicon.ico'))
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
  const inside = ico.subarray(ico.readUInt32LE(18))
  expect(inside.length).toBe(ico.readUInt32LE(14))
  const { width, height } = await sharp(inside).metadata()
  expect([width, height]).toEqual([32, 32])
  // Something green is drawn in it.
  const { channels } = await sharp(inside).stats()
  expect(channels[1]?.max).toBeGreaterThan(100)
})
