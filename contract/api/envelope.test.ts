import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { failureSchema, replySchema } from './envelope.schema.ts'
import { envelope, FAILURE, type FailureName, failureEnvelope, successData } from './envelope.ts'

const names = Object.keys(FAILURE) as FailureName[]

test('[VAL-9] a reply of ours is a success with its data', () => {
  const reply = envelope({ a: 1 })
  expect(reply).toEqual({ state: { code: 2_000_000, msg: 'Ok', tips: '' }, data: { a: 1 } })
  expect(z.safeParse(replySchema(z.object({ a: z.number() })), reply).success).toBe(true)
  expect(successData(reply)).toEqual({ a: 1 })
})

test('[VAL-9] a code that came as text counts as the number', () => {
  expect(successData({ state: { code: '2000000' }, data: 7 })).toBe(7)
})

test.each<[unknown]>([
  [undefined],
  [null],
  ['text'],
  [2_000_000],
  [[]],
  [{}],
  [{ data: 7 }],
  [{ state: null, data: 7 }],
  [{ state: 2_000_000, data: 7 }],
  [{ state: {}, data: 7 }],
  [{ state: { code: 1_999_999 }, data: 7 }],
  [{ state: { code: 2_000_001 }, data: 7 }],
  [{ state: { code: 'Ok' }, data: 7 }],
  ...names.map((name): [unknown] => [{ ...failureEnvelope(name), data: 7 }]),
])('[VAL-9] the reply %j is ignored', reply => {
  expect(successData(reply)).toBeUndefined()
})

test.each([
  ['badRequest', 4_000_000, 400],
  ['badToken', 4_030_000, 403],
  ['notFound', 4_040_000, 404],
  ['tooMany', 4_290_000, 429],
  ['ourFault', 5_000_000, 500],
  ['overloaded', 5_030_000, 503],
] as const)('[VAL-9] %s has the code %d and the status %d', (name, code, status) => {
  expect(FAILURE[name]).toMatchObject({ code, status })
  const reply = failureEnvelope(name)
  expect(reply).toEqual({ state: { code, msg: FAILURE[name].msg, tips: '' }, data: null })
  expect(z.safeParse(failureSchema(name), reply).success).toBe(true)
})
