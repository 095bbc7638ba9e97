import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { readPngAlone } from './read-png-alone.ts'

// Other tests run in this process too.
afterAll(() => sharp.unblock({ operation: ['VipsForeignLoad'] }))

test('the process reads PNG, makes every format, and reads nothing else', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  const png = await sharp(svg).png().toBuffer()
  readPngAlone()
  const [webp, jpeg] = [await sharp(png).webp().toBuffer(), await sharp(png).jpeg().toBuffer()]
  expect((await sharp(png).metadata()).format).toBe('png')
  for (const other of [svg, webp, jpeg]) await expect(sharp(other).toBuffer()).rejects.toThrow()
})
