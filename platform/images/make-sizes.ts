import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { formatsOf, PICTURE_KINDS, type PictureKind } from '../../rules/pictures/kinds.ts'
import { PICTURE_SIZES, type PictureFormat } from '../../rules/pictures/picture.ts'
import type { MadeSizes, SizesWanted } from './decode-job.ts'

interface Pixels {
  data: Buffer
  info: OutputInfo
}

// By the processor time of a busy machine: a higher effort takes twice as long, and saves 5 % of the bytes.
const inFormat: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  webp: picture => picture.webp({ quality: 82, effort: 2 }),
  avif: picture => picture.avif({ quality: 55, effort: 2 }),
  png: picture => picture.png({ palette: true, effort: 1 }),
  // What is clear would be black.
  jpg: picture => picture.flatten({ background: '#fff' }).jpeg({ quality: 82 }),
}

const FULL = [PICTURE_SIZES.portraitFull, PICTURE_SIZES.landscapeFull]

/** Encodes a picture in all sizes of its kind. */
export async function makeSizes(image: Sharp, { use, step }: SizesWanted): Promise<MadeSizes> {
  const source = await pixelsOf(image.toColourspace('srgb').ensureAlpha())
  const { width, height } = source.info
  const kind = kindOf(use, source.info)
  const files: MadeSizes['files'] = []
  let from = source
  for (const size of PICTURE_KINDS[kind]) {
    // A thumbnail fills its box; a full picture keeps all of itself.
    const isFull = FULL.some(full => full.width === size.width && full.height === size.height)
    const fit = isFull ? 'inside' : 'cover'
    const resized = await pixelsOf(open(from).resize({ ...size, fit, position: 'top' }))
    // The smaller ones are made from the first that is cut to shape, which is quicker.
    if (!isFull && from === source) from = resized
    for (const format of formatsOf(kind, step))
      files.push({ ...size, format, bytes: await inFormat[format](open(resized)).toBuffer() })
  }
  return { kind, width, height, color: await colorOf(source), files }
}

const open = ({ data, info: { width, height, channels } }: Pixels) =>
  sharp(data, { raw: { width, height, channels } })

const pixelsOf = (image: Sharp): Promise<Pixels> => image.raw().toBuffer({ resolveWithObject: true })

function kindOf(use: SizesWanted['use'], { width, height }: OutputInfo): PictureKind {
  if (use === 'screenshot') return width > height ? 'landscape' : 'portrait'
  return use === 'wide' ? 'banner' : use
}

/** The mean of all points; null: some of it is clear. */
async function colorOf(source: Pixels): Promise<string | null> {
  const { data, info } = await pixelsOf(open(source).resize({ width: 16, height: 16, fit: 'fill' }))
  const sums = [0, 0, 0]
  for (let at = 0; at < data.length; at += info.channels) {
    if ((data[at + 3] ?? 255) < 255) return null
    for (const channel of [0, 1, 2]) sums[channel] = (sums[channel] ?? 0) + (data[at + channel] ?? 0)
  }
  const points = info.width * info.height
  return sums
    .map(sum =>
      Math.round(sum / points)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
}
