import sharp from 'sharp'
import type { Brand } from '../../rules/brand/brand.ts'
import type { Decoders } from '../images/decoders.ts'
import { markDrawing } from './mark-drawing.ts'

const WHITE = '#ffffff'

/** The site's logo as a picture: for old browsers and robots, home screens, lists of apps. */
export const SITE_ICONS = {
  'favicon.ico': { side: 32, mark: 32 },
  'apple-touch-icon.png': { side: 180, mark: 120, ground: WHITE },
  'icon-192.png': { side: 192, mark: 120, ground: WHITE },
  'icon-512.png': { side: 512, mark: 320, ground: WHITE },
} as const satisfies Record<string, { side: number; mark: number; ground?: string }>

export type SiteIcon = keyof typeof SITE_ICONS

/** The mark in the middle of a square: systems cut round shapes out of it. */
export async function drawSiteIcon(
  name: SiteIcon,
  brand: Pick<Brand, 'mark' | 'palette'>,
  drawings: Pick<Decoders, 'decode'>,
): Promise<Buffer> {
  const { side, mark, ground }: { side: number; mark: number; ground?: string } = SITE_ICONS[name]
  const drawn = await drawings.decode(Buffer.from(markDrawing(brand, mark)))
  if ('why' in drawn) throw new Error(`no picture of the mark: ${drawn.why}`)
  const rim = (side - mark) / 2
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 }
  const square = sharp(drawn.png).extend({ top: rim, bottom: rim, left: rim, right: rim, background })
  const png = await (ground ? square.flatten({ background }) : square).png({ compressionLevel: 9 }).toBuffer()
  return name.endsWith('.ico') ? ico(png) : png
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
