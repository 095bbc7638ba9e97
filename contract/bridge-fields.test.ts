import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Field, type Fields, fieldName, readFields } from './bridge-fields.ts'
import { METHODS, type MethodRow } from './bridge-methods.ts'
import { sampleOf } from './bridge-sample.ts'

/** The same language once more, in words of zod: two readings of one table that must never differ. */
const kinds: Record<string, z.ZodMiniType> = {
  flag: z.boolean(),
  number: z.number(),
  int: z.int(),
  count: z.int().check(z.gte(0)),
  place: z.int().check(z.gte(0), z.lt(2 ** 31)),
  id: z.int().check(z.gte(1)),
  percent: z.number().check(z.gte(0), z.lte(100)),
  digits: z.string().check(z.regex(/^[0-9]{0,19}$/)),
  router: z.string().check(z.maxLength(2048), z.regex(/^[a-z]+:\/\/router\/[a-z]+(\?[A-Za-z0-9_=&%.-]*)?$/)),
  url: z.string().check(z.maxLength(2048)),
}

function zodField(field: Field): z.ZodMiniType {
  if (typeof field === 'number') return z.literal(field)
  if (typeof field === 'object') return z.literal([...field])
  const [kind = '', max] = field.split(':')
  const min = kind === 'name' ? 1 : 0
  return kinds[field] ?? z.string().check(z.minLength(min), z.maxLength(Number(max)))
}

function zodFields(fields: Fields) {
  return z.strictObject(
    Object.fromEntries(
      Object.entries(fields).map(([key, field]) => [
        fieldName(key),
        key.endsWith('?') ? z.exactOptional(zodField(field)) : zodField(field),
      ]),
    ),
  )
}

const values = fc.oneof(
  fc.constantFrom(
    0,
    1,
    -1,
    3,
    2,
    0.5,
    100,
    100.1,
    2 ** 53,
    2 ** 53 - 1,
    Infinity,
    Number.NaN,
    true,
    false,
    null,
    '',
    'a',
    undefined,
    [],
    {},
    'page',
    'paid',
    '123',
    '1'.repeat(19),
    '1'.repeat(20),
    '１',
    'x'.repeat(1024),
    'x'.repeat(1025),
    'x'.repeat(8193),
    'a://router/b',
    'a://router/b?c=%20',
    'a://router/b?<',
    '😀',
  ),
  fc.anything(),
)

test.each(Object.entries<MethodRow>(METHODS))(
  '[BR-2] %s: our reader and zod agree on every object',
  (_, row) => {
    for (const fields of [row.payload, row.reply ?? {}]) {
      const schema = zodFields(fields)
      const good = sampleOf(fields)
      const names = Object.keys(fields).map(fieldName)
      const change = fc.tuple(fc.constantFrom(...names, 'extra'), values)
      fc.assert(
        fc.property(fc.array(change, { maxLength: 2 }), fc.constantFrom('', ...names), (changes, without) => {
          const x: Record<string, unknown> = { ...good, ...Object.fromEntries(changes) }
          delete x[without]
          const read = readFields(fields, x, { exact: true, url: text => text })
          expect(read !== undefined).toBe(z.safeParse(schema, x).success)
          if (read) expect(read).toEqual(x)
        }),
        { numRuns: 300 },
      )
    }
  },
)

test.each([[null], [undefined], ['text'], [7], [[]], [() => {}]])('[BR-1] %j is no object with fields', x => {
  expect(readFields({}, x)).toBeUndefined()
})

test('[BR-1] an unlisted field makes a payload unfit, and is left out of a reply', () => {
  const fields = { show: 'flag' } as const
  expect(readFields(fields, { show: true, extra: 1 }, { exact: true })).toBeUndefined()
  expect(readFields(fields, { show: true, extra: 1 })).toEqual({ show: true })
})

test('[BR-1] what is inherited is not given', () => {
  expect(readFields({ show: 'flag' }, Object.create({ show: true }))).toBeUndefined()
  const read = readFields({ show: 'flag' }, JSON.parse('{"show":true,"__proto__":{"polluted":1}}'))
  expect(read).toEqual({ show: true })
  expect(read && Object.getPrototypeOf(read)).toBe(Object.prototype)
})

test('[BR-1] an address is passed on as its judge spells it, and not at all without a judge', () => {
  const fields = { url: 'url' } as const
  const url = (text: string) => (text.startsWith('good') ? text.toUpperCase() : undefined)
  expect(readFields(fields, { url: 'good' }, { url })).toEqual({ url: 'GOOD' })
  expect(readFields(fields, { url: 'bad' }, { url })).toBeUndefined()
  expect(readFields(fields, { url: 'good'.padEnd(2049, 'x') }, { url })).toBeUndefined()
  expect(readFields(fields, { url: 7 }, { url })).toBeUndefined()
  expect(readFields(fields, { url: 'good' })).toBeUndefined()
})

test.each([
  'https://a.example/',
  'x://router/',
  'x://router/a b',
  'x://router/a/b',
  'X://router/a',
  ' x://router/a',
  'x://router/a?<',
  'x://router/a\n',
])('[BR-7] %j is no router value', router => {
  expect(readFields(METHODS.routePage.payload, { router })).toBeUndefined()
})

test.each([1, 0, 'true', null])('[BR-6] the host flags are booleans, not %j', flag => {
  expect(readFields(METHODS.keyboard.payload, { show: flag })).toBeUndefined()
  expect(readFields(METHODS.title.payload, { show: flag })).toBeUndefined()
  expect(readFields(METHODS.fullScreen.payload, { isFullScreen: flag })).toBeUndefined()
})

test('[BR-5] the only login type is TAOBAO, 3', () => {
  expect(readFields(METHODS.login.payload, {})).toEqual({})
  expect(readFields(METHODS.login.payload, { loginType: 3 })).toEqual({ loginType: 3 })
  expect(readFields(METHODS.login.payload, { loginType: 1 })).toBeUndefined()
  expect(readFields(METHODS.bindTaobao.payload, {})).toBeUndefined()
})

test.each<[Field, unknown[], unknown[]]>([
  ['percent', [0, 100, 0.5], [-0.1, 100.1, Number.NaN, '5']],
  ['count', [0, 2 ** 53 - 1], [-1, 0.5, 2 ** 53]],
  ['place', [0, 2 ** 31 - 1], [-1, 0.5, 2 ** 31, Number.NaN]],
  ['id', [1, 2 ** 53 - 1], [0, 1.5]],
  ['int', [-(2 ** 53 - 1), 0], [0.5, Number.NaN, '1']],
  ['number', [-1.5, Number.MAX_VALUE], [Number.POSITIVE_INFINITY, '1']],
  ['digits', ['', '1'.repeat(19)], ['1'.repeat(20), 'x', 1]],
  ['text:3', ['', 'abc'], ['abcd', 1]],
  ['name:3', ['a', 'abc'], ['', 'abcd']],
  [7, [7], ['7', 8]],
  [
    ['a', 0],
    ['a', 0],
    ['b', '0', false],
  ],
])('[BR-1] the kind %j ends where it says', (field, good, bad) => {
  for (const x of good) expect(readFields({ x: field }, { x })).toEqual({ x })
  for (const x of bad) expect(readFields({ x: field }, { x })).toBeUndefined()
})
