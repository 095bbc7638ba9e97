import { deflateRawSync, inflateRawSync, type ZlibOptions } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bytesOf } from '../bytes.ts'
import { Malformed } from '../malformed.ts'
import { inflatePieces } from './inflate.ts'

const inflate = (deflated: Buffer, size = 1 << 20) =>
  Buffer.concat([...inflatePieces(bytesOf(deflated), 0, deflated.length, size)])

/** What zlib makes of it, or null; as in ours, nothing may stand behind the end. */
function zlibs(deflated: Buffer): Buffer | null {
  try {
    const { buffer, engine } = inflateRawSync(deflated, { info: true }) as unknown as {
      buffer: Buffer
      engine: { bytesWritten: number }
    }
    return engine.bytesWritten === deflated.length ? buffer : null
  } catch {
    return null
  }
}

function ours(deflated: Buffer): Buffer | null {
  try {
    return inflate(deflated)
  } catch (error) {
    if (error instanceof Malformed) return null
    throw error
  }
}

const texts = fc.array(fc.constantFrom('a', 'bc', 'package', 'package name', '\0\0\0\0', '数据'), {
  maxLength: 3000,
})
const data = fc.oneof(
  fc.uint8Array({ maxLength: 5000 }).map(bytes => Buffer.from(bytes)),
  texts.map(parts => Buffer.from(parts.join(''))),
)
const options = fc.constantFrom<ZlibOptions>(
  {},
  { level: 1 },
  { level: 0 },
  { strategy: 4 },
  { strategy: 2 },
  { memLevel: 1 },
)

test('what zlib deflated is inflated', () => {
  fc.assert(
    fc.property(data, options, (plain, how) => {
      expect(inflate(deflateRawSync(plain, how)).equals(plain)).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('of what is broken it makes the same as zlib', () => {
  let kept = 0
  const changes = fc.array(
    fc.tuple(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), fc.nat(255)),
    {
      minLength: 1,
      maxLength: 2,
    },
  )
  fc.assert(
    fc.property(data, options, changes, fc.constantFrom(0, 0, 0, 1, 3), (plain, how, places, cut) => {
      const deflated = deflateRawSync(plain, how)
      for (const [place, byte] of places) deflated[Math.floor(place * Math.min(deflated.length, 400))] = byte
      const broken = deflated.subarray(0, deflated.length - cut)
      const theirs = zlibs(broken)
      if (theirs) kept += 1
      const found = ours(broken)
      expect(found === null).toBe(theirs === null)
      if (found && theirs) expect(found.equals(theirs)).toBe(true)
    }),
    { numRuns: 1500, seed: 7 },
  )
  expect(kept).toBeGreaterThan(50)
})

test('a large file comes in pieces that refer to those before them', () => {
  const line = Buffer.from(Array.from({ length: 30_000 }, (_, at) => (at * at) % 251))
  const plain = Buffer.concat(Array.from({ length: 60 }, () => line))
  for (const level of [0, 6]) {
    const deflated = deflateRawSync(plain, { level })
    const pieces = [...inflatePieces(bytesOf(deflated), 0, deflated.length, plain.length)]
    expect(pieces.length).toBeGreaterThan(4)
    expect(Buffer.concat(pieces).equals(plain)).toBe(true)
  }
})
