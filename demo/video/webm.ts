/** A whole picture in VP8, and when it is shown. */
export type Frame = { ms: number; vp8: Uint8Array }

export type Film = {
  width: number
  height: number
  durationMs: number
  /** Each part can be sought to, and begins with its first frame. */
  parts: Frame[][]
}

function uint(value: number, bytes = 4): Buffer {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}

function float(value: number): Buffer {
  const buffer = Buffer.alloc(8)
  buffer.writeDoubleBE(value)
  return buffer
}

/** An element: its id, its length in four bytes, its content. A fixed width keeps places known ahead of writing. */
function element(id: number, ...content: Uint8Array[]): Buffer {
  const name = Buffer.from(id.toString(16), 'hex')
  const length = content.reduce((sum, part) => sum + part.length, 0)
  return Buffer.concat([name, uint(0x10000000 + length), ...content])
}

const header = element(
  0x1a45dfa3,
  element(0x4286, uint(1)), // version
  element(0x42f7, uint(1)), // read version
  element(0x42f2, uint(4)), // longest id
  element(0x42f3, uint(8)), // longest length
  element(0x4282, Buffer.from('webm')),
  element(0x4287, uint(2)), // type version
  element(0x4285, uint(2)), // type read version
)

function information(durationMs: number): Buffer {
  return element(
    0x1549a966,
    element(0x2ad7b1, uint(1_000_000)), // times are in milliseconds
    element(0x4489, float(durationMs)),
    element(0x4d80, Buffer.from('Pergola demo')),
    element(0x5741, Buffer.from('Pergola demo')),
  )
}

function track(width: number, height: number): Buffer {
  return element(
    0x1654ae6b,
    element(
      0xae,
      element(0xd7, uint(1)), // number
      element(0x73c5, uint(1)), // uid
      element(0x83, uint(1)), // video
      element(0x86, Buffer.from('V_VP8')),
      element(0xe0, element(0xb0, uint(width)), element(0xba, uint(height))),
    ),
  )
}

function cluster(frames: Frame[]): Buffer {
  const start = frames[0]?.ms ?? 0
  const blocks = frames.map(({ ms, vp8 }) => {
    const head = Buffer.from([0x81, 0, 0, 0x80]) // track 1, time, key frame
    head.writeInt16BE(ms - start, 1)
    return element(0xa3, head, vp8)
  })
  return element(0x1f43b675, element(0xe7, uint(start)), ...blocks)
}

function cues(places: { ms: number; at: number }[]): Buffer {
  const points = places.map(({ ms, at }) =>
    element(0xbb, element(0xb3, uint(ms)), element(0xb7, element(0xf7, uint(1)), element(0xf1, uint(at)))),
  )
  return element(0x1c53bb6b, ...points)
}

/** A WebM file of VP8 key frames. */
export function webm({ width, height, durationMs, parts }: Film): Buffer {
  const front = Buffer.concat([information(durationMs), track(width, height)])
  const clusters = parts.map(cluster)
  const starts = parts.map(frames => ({ ms: frames[0]?.ms ?? 0, at: 0 }))
  let at = front.length + cues(starts).length
  const places = clusters.map((part, index) => {
    const place = { ms: starts[index]?.ms ?? 0, at }
    at += part.length
    return place
  })
  return Buffer.concat([header, element(0x18538067, front, cues(places), ...clusters)])
}

/** A lossy WebP picture is a VP8 key frame in a RIFF envelope. */
export function vp8Of(webp: Buffer): Uint8Array {
  for (let at = 12; at + 8 <= webp.length; ) {
    const length = webp.readUInt32LE(at + 4)
    if (webp.toString('latin1', at, at + 4) === 'VP8 ') return webp.subarray(at + 8, at + 8 + length)
    at += 8 + length + (length % 2)
  }
  throw new Error('not a lossy WebP picture')
}
