import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { collectBatchSchema } from '../../contract/collect.schema.ts'
import { isBatch } from './is-batch.ts'

const id = 'abcdefghijklmnopqrstuvwx'
const record = { type: 'click', action: 'open', page: 'detail' }
const event = {
  id,
  at: 1,
  record: { ...record, appId: 1, resType: 0, position: 0, keyword: '花', url: 'https://store.example/' },
  vital: { name: 'CLS', value: 0.1 },
  device: [{ key: 'k', value: 'v' }],
}
const batch = {
  session: { key: id, id, uniqueId: '30907000170000000000012345678903' },
  platform: 'browser',
  pageType: 'PC',
  sent: 1,
  events: [event],
}

/** The batch with one value, at any depth, taken out or replaced. */
function damaged(value: unknown, path: number[], by: unknown): unknown {
  if (path.length === 0 || typeof value !== 'object' || value === null) return by
  const [step = 0, ...rest] = path
  const keys = [...Object.keys(value), 'added']
  const key = keys[step % keys.length] ?? ''
  const copy: Record<string, unknown> = Array.isArray(value) ? ([...value] as never) : { ...value }
  copy[key] = damaged(copy[key], rest, by)
  if (copy[key] === undefined) delete copy[key]
  return copy
}

test('[TRK-2] Ajv and zod agree on what a batch is', () => {
  expect(isBatch(batch)).toBe(true)
  const by = fc.oneof(
    fc.constantFrom(
      undefined,
      null,
      -1,
      0,
      1.5,
      2 ** 53,
      '',
      'x'.repeat(129),
      'x'.repeat(2049),
      '𝒳'.repeat(70),
      id,
      [],
      {},
      true,
      'show',
      'mip',
      Array(51).fill(event),
    ),
    fc.string(),
    fc.double(),
  )
  fc.assert(
    fc.property(fc.array(fc.nat(20), { maxLength: 5 }), by, (path, value) => {
      const given = JSON.parse(JSON.stringify(damaged(batch, path, value) ?? null))
      expect(isBatch(given)).toBe(z.safeParse(collectBatchSchema, given).success)
    }),
    { numRuns: 3000 },
  )
})
