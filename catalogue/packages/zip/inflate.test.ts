import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { deflateRawSync, inflateRawSync, type ZlibOptions } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Malformed } from '../malformed.ts'
import { inflate } from './inflate.ts'

/** Inflates it in pieces of a few bytes, so that they end in the middle of everything. */
function inPieces(deflated: Buffer, piece = 7): Buffer {
  const count = Math.ceil(deflated.length / piece)
  const pieces = Array.from({ length: count }, (_, at) => deflated.subarray(at * piece, (at + 1) * piece))
  return Buffer.concat([...inflate(pieces, 'file')])
}

/** What zlib makes of it at once, or null; nothing may stand behind the end. */
function atOnce(deflated: Buffer): Buffer | null {
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

function orNull(deflated: Buffer): Buffer | null {
  try {
    return inPieces(deflated)
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
      expect(inPieces(deflateRawSync(plain, how)).equals(plain)).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('what is broken gives the same in pieces as at once', () => {
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
      const theirs = atOnce(broken)
      if (theirs) kept += 1
      const found = orNull(broken)
      expect(found === null).toBe(theirs === null)
      if (found && theirs) expect(found.equals(theirs)).toBe(true)
    }),
    { numRuns: 500, seed: 7 },
  )
  expect(kept).toBeGreaterThan(15)
})

test.each([1, 1000])('%i bytes behind the end are refused', more => {
  const deflated = Buffer.concat([deflateRawSync('all that is in it'), Buffer.alloc(more)])
  expect(() => inPieces(deflated)).toThrow('zip-deflate: file: it goes on behind its end')
})

test('a large file comes in pieces that refer to those before them', () => {
  const line = Buffer.from(Array.from({ length: 30_000 }, (_, at) => (at * at) % 251))
  const plain = Buffer.concat(Array.from({ length: 60 }, () => line))
  for (const level of [0, 6])
    expect(inPieces(deflateRawSync(plain, { level }), 1 << 14).equals(plain)).toBe(true)
})

test('two files are inflated side by side', () => {
  const [one, other] = ['one', 'other'].map(word => {
    const deflated = deflateRawSync(`${word} `.repeat(1000), { level: 0 })
    return inflate([deflated.subarray(0, 2000), deflated.subarray(2000)], word)
  })
  const [a, b, c, d] = [one, other, one, other].map(file => `${file?.next().value}`)
  expect([`${a}${c}`, `${b}${d}`]).toEqual(['one '.repeat(1000), 'other '.repeat(1000)])
})

test('files that are broken leave nothing in memory', () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  const heapAfter = (files: number) => {
    for (let file = 0; file < files; file += 1) orNull(Buffer.from([7]))
    collect()
    return process.memoryUsage().heapUsed
  }
  const before = heapAfter(10)
  expect(heapAfter(1000) - before).toBeLessThan(1 << 20)
})
