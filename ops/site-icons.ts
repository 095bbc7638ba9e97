import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { root } from './settings.ts'

const MARK = join(root, 'web/shell/mark.svg')
const WHITE = '#ffffff'

/** The site's mark for whoever wants a picture of it: old browsers and robots, home screens, lists of apps. */
export async function writeSiteIcons(dir: string): Promise<void> {
  const save = (name: string, bytes: Buffer) => writeFileSync(join(dir, name), bytes)
  save('favicon.ico', ico(await drawn(32, 32)))
  save('apple-touch-icon.png', await drawn(180, 120, WHITE))
  save('icon-192.png', await drawn(192, 120, WHITE))
  save('icon-512.png', await drawn(512, 320, WHITE))
}

/** The mark in the middle of a square: systems cut round shapes out of it. */
async function drawn(side: number, mark: number, background?: string): Promise<Buffer> {
  const svg = readFileSync(MARK, 'utf8').replace('width="64" height="64"', `width="${mark}" height="${mark}"`)
  const rim = (side - mark) / 2
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const square = sharp(Buffer.from(svg)).extend({
    ...{ top: rim, bottom: rim, left: rim, right: rim },
    background: background ?? clear,
  })
  return (background ? square.flatten({ background }) : square).png({ compressionLevel: 9 }).toBuffer()
}

/** One picture of 32 points, as PNG, which every reader of the format has known since 2007. */
function ico(png: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(32, 6)
  head.writeUInt8(32, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
