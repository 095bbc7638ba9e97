import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { collectBatchSchema } from '../../../contract/collect.schema.ts'
import { COLLECT_MAX_BYTES, COLLECT_MAX_EVENTS } from '../../../contract/collect.ts'
import { boxOf, eventOf } from './memory-box.test-support.ts'
import { pack } from './pack.ts'

const many = (n: number, appName = '花') =>
  Array.from({ length: n }, (_, i) => {
    const event = eventOf(String(i).padStart(24, '0'))
    return { ...event, record: { ...event.record, appName } }
  })

test('[TRK-1] a request is what the contract says', () => {
  const { body } = pack({ ...boxOf(), platform: 'wechat' }, many(2), 1000)
  const batch = z.parse(collectBatchSchema, JSON.parse(body))
  expect(batch).toMatchObject({ platform: 'wechat', pageType: 'PC', sent: 1000 })
  expect(JSON.parse(pack(boxOf(), many(1), 1).body)).not.toHaveProperty('platform')
})

test('[TRK-1] a request carries the oldest events, as many as it may', () => {
  const events = many(COLLECT_MAX_EVENTS + 5)
  expect(pack(boxOf(), events, 1).events).toEqual(events.slice(0, COLLECT_MAX_EVENTS))
})

test('[TRK-1] a request stays below its size, counted in bytes', () => {
  const { events, body } = pack(boxOf(), many(COLLECT_MAX_EVENTS, '花'.repeat(512)), 1)
  expect(Buffer.byteLength(body)).toBeLessThanOrEqual(COLLECT_MAX_BYTES)
  expect(events.length).toBeGreaterThan(10)
})
