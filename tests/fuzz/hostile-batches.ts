import fc from 'fast-check'
import { fieldName } from '../../contract/bridge-fields.ts'
import { VITAL_NAMES } from '../../contract/collect.ts'
import { DOWNLOAD_KINDS } from '../../contract/download-kinds.ts'
import { RECORD_FIELDS, type RecordKind } from '../../contract/logging-record.ts'
import { PAGE_TYPES } from '../../contract/page-types.ts'

/** A value, or how it is written where there is more than one way. */
type Written = string

const quoted = (text: string): Written => JSON.stringify(text)

/** Unusual text: control characters, halves of characters, other scripts, escapes, long runs. */
const text = (longest: number): fc.Arbitrary<Written> =>
  fc
    .tuple(anyText(longest), fc.boolean())
    .map(([made, escaped]) => (escaped ? asEscapes(made) : quoted(made)))

const anyText = (longest: number): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 60, arbitrary: fc.string({ maxLength: Math.min(longest, 20) }) },
    { weight: 20, arbitrary: fc.string({ unit: 'binary', maxLength: Math.min(longest, 20) }) },
    {
      weight: 20,
      arbitrary: fc
        .array(fc.integer({ min: 0xd7f0, max: 0xe00f }), { maxLength: 6 })
        .map(codes => String.fromCharCode(...codes)),
    },
    {
      weight: 10,
      arbitrary: fc.constantFrom('\\ud800', '\0', '\u2028', '"}]}\n{"received":0}', '</script>', '𠮷'),
    },
    { weight: 2, arbitrary: fc.constant('界'.repeat(longest)) },
    { weight: 1, arbitrary: fc.constant('x'.repeat(longest + 1)) },
  )

function asEscapes(text: string): Written {
  const unit = (i: number) => `\\u${text.charCodeAt(i).toString(16).toUpperCase().padStart(4, '0')}`
  return `"${Array.from({ length: text.length }, (_, i) => unit(i)).join('')}"`
}

/** A number in one of the ways that JSON has for it. */
const whole = (min: number): fc.Arbitrary<Written> =>
  fc.tuple(anyNumber(min), fc.nat(31)).map(([n, way]) => {
    const ways = [`${n}.0`, n.toExponential(), `${n}e0`, `${n}.000000000000000000001`, '-0']
    return ways[way] ?? String(n)
  })

const EDGES = [127, 128, 255, 256, 2 ** 31 - 1, 2 ** 31, 2 ** 32, 2 ** 53 - 1]

const anyNumber = (min: number): fc.Arbitrary<number> =>
  fc.oneof(
    { weight: 100, arbitrary: fc.nat(100_000) },
    { weight: 20, arbitrary: fc.constantFrom(min, ...EDGES) },
    { weight: 1, arbitrary: fc.constantFrom(2 ** 53, 2 ** 64) },
    { weight: 1, arbitrary: fc.integer() },
    { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
  )

const value = fc.oneof(
  fc.double({ noNaN: true, min: 0, max: 3_600_000 }).map(String),
  fc.constantFrom('0', '-0', '5e-324', '1e-7', '3600000', '3600000.0', '1E3', '0.1e1', '1e400'),
)

const choice = (...words: readonly string[]) => fc.constantFrom(...words.map(quoted))
const madeId = fc
  .string({ unit: fc.constantFrom(...'0123456789abcdefghijklmnopqrstuvwxyz'), minLength: 24, maxLength: 24 })
  .map(quoted)
const resType = fc.constantFrom('0', '1', '1.0', '-0', '1e0')
const bool = fc.constantFrom('true', 'false')

/** The value before it under the same key, when the key is repeated. */
const junk = fc.constantFrom(
  'null',
  '1',
  '"x"',
  '[]',
  '{}',
  `${'['.repeat(3000)}${']'.repeat(3000)}`,
  `${'{"a":'.repeat(1200)}1${'}'.repeat(1200)}`,
  '1e999',
  '"\\ud800"',
  '18446744073709551616',
)
const blank = fc.constantFrom('', '', '', ' ', '\n', '\r\n\t')

type Field = readonly [name: string, arbitrary: fc.Arbitrary<Written>, optional?: 'optional']

/** An object in which keys may be missing, repeated, or of no use to anyone. */
function object(fields: readonly Field[]): fc.Arbitrary<Written> {
  const parts = fields.map(([name, arbitrary, optional]) =>
    fc
      .tuple(
        arbitrary,
        optional ? fc.boolean() : fc.constant(true),
        fc.integer({ min: 0, max: 199 }),
        junk,
        blank,
      )
      .map(([written, there, odd, before, gap]) => {
        if (odd === 0) return `"x${name}":${written}`
        if (!there) return ''
        const pair = `${gap}"${name}"${gap}:${gap}${written}`
        return odd <= 3 ? `"${name}":${before},${pair}` : pair
      }),
  )
  return fc.tuple(...parts).map(pairs => `{${pairs.filter(Boolean).join(',')}}`)
}

const list = (item: fc.Arbitrary<Written>, maxLength: number, minLength = 0) =>
  fc.array(item, { minLength, maxLength }).map(items => `[${items.join(',')}]`)

function record(site: string): fc.Arbitrary<Written> {
  const ours = text(100).map(written => `"${site}/${written.slice(1)}`)
  return object(
    Object.entries<RecordKind>(RECORD_FIELDS).map(([key, kind]): Field => {
      const name = fieldName(key)
      const arbitrary = name === 'url' ? ours : ofKind(kind)
      return name === key ? [name, arbitrary] : [name, arbitrary, 'optional']
    }),
  )
}

function ofKind(kind: RecordKind): fc.Arbitrary<Written> {
  if (kind === 'count' || kind === 'place') return whole(0)
  if (typeof kind === 'string') return text(Number(kind.split(':')[1]))
  return kind.every(value => typeof value === 'string') ? choice(...kind) : resType
}

const download = object([
  ['packageName', text(255)],
  ['appId', whole(1)],
  ['appName', text(255)],
  ['resType', resType],
  ['downloadType', choice(...DOWNLOAD_KINDS)],
  ['appOffline', bool],
  ['originalPackageName', text(255)],
  ['originalAppId', whole(0)],
])

const vital = object([
  ['name', choice(...VITAL_NAMES)],
  ['value', value],
])

const device = list(
  object([
    ['key', text(32)],
    ['value', text(1024)],
  ]),
  4,
)

const session = object([
  ['key', madeId],
  ['id', madeId],
  [
    'uniqueId',
    fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 32, maxLength: 32 }).map(quoted),
  ],
])

/** Bodies that look like batches of this moment: much of it may be taken, and all of it is written as no browser would. */
export function hostileBodies(site: string, now: number): fc.Arbitrary<Buffer> {
  const moment = fc
    .tuple(fc.integer({ min: now - 6 * 86_400_000, max: now }), fc.nat(2))
    .map(([at, way]) => [String(at), `${at}.0`, `${at / 1000}e3`][way] ?? '')
  const event = object([
    ['id', madeId],
    ['at', moment],
    ['record', record(site)],
    ['download', download, 'optional'],
    ['vital', vital, 'optional'],
    ['device', device, 'optional'],
  ])
  const batch = object([
    ['session', session],
    ['platform', text(32), 'optional'],
    ['pageType', choice(...PAGE_TYPES)],
    ['sent', fc.constantFrom(String(now), `${now}.0`)],
    ['events', list(event, 3, 1)],
  ])
  return fc
    .tuple(batch, blank, blank, fc.integer({ min: 0, max: 99 }))
    .map(([written, before, after, odd]) => {
      const body = Buffer.from(before + written + after)
      // A byte that is no text.
      const at = odd < 5 ? body.indexOf(0x78, Math.floor((body.length * odd) / 5)) : -1
      if (at >= 0) body[at] = 0xff
      return body
    })
}
