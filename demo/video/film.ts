import sharp from 'sharp'
import { type Frame, vp8Of, webm } from './webm.ts'

export const filmSize = { width: 640, height: 360 }
export const secondsAStill = 2

const { width, height } = filmSize
const row = width * 3
const stillMs = secondsAStill * 1000
const stepMs = 80
const steps = 6

const ease = (part: number) => part * part * (3 - 2 * part)

async function pixelsOf(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize(width, height).flatten().raw().toBuffer()
}

async function encode(pixels: Buffer): Promise<Uint8Array> {
  const picture = sharp(pixels, { raw: { width, height, channels: 3 } })
  return vp8Of(await picture.webp({ quality: 40, effort: 2 }).toBuffer())
}

/** The next still pushes the one before it out to the left. */
function pushed(out: Buffer, into: Buffer, part: number): Buffer {
  const left = Math.round(width * ease(part)) * 3
  const frame = Buffer.alloc(row * height)
  for (let at = 0; at < frame.length; at += row) {
    out.copy(frame, at, at + left, at + row)
    into.copy(frame, at + row - left, at, at + left)
  }
  return frame
}

/** Shows each still for two seconds; only the pushes between them take many frames, so the file stays small. */
export async function makeFilm(stills: string[]): Promise<Buffer> {
  const pixels = await Promise.all(stills.map(pixelsOf))
  const frame = async (ms: number, picture: Buffer): Promise<Frame> => ({ ms, vp8: await encode(picture) })
  const parts = pixels.map((still, index) => {
    const start = index * stillMs
    const next = pixels[index + 1]
    // The last one is repeated, so that players hold it to the end.
    if (!next) return Promise.all([frame(start, still), frame(start + stillMs - stepMs, still)])
    const push = Array.from({ length: steps }, (_, step) =>
      frame(start + stillMs - (steps - step) * stepMs, pushed(still, next, (step + 1) / (steps + 1))),
    )
    return Promise.all([frame(start, still), ...push])
  })
  return webm({ ...filmSize, durationMs: stills.length * stillMs, parts: await Promise.all(parts) })
}
