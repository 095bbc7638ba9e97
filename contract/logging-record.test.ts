import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fieldName } from './bridge-fields.ts'
import { loggingRecordSchema } from './logging-record.schema.ts'
import { type LoggingRecord, RECORD_FIELDS, RECORD_TYPES } from './logging-record.ts'

const full: LoggingRecord = {
  action: 'open',
  type: 'click',
  page: 'detail',
  module: 'header',
  keyword: '花',
  appId: 42,
  appName: '花架',
  resType: 1,
  versionId: 7,
  position: 0,
  cardId: 'c1',
  cardType: 'banner',
  cardGroup: 'g',
  pushId: 'p1',
  pushAppType: 'soft',
  ab: 'a',
  channel: 'BAIDU',
  referrer: 'https://www.baidu.com/',
  recommend: 'home.home-hot.3',
  url: 'https://store.example/apps/42',
}

test('[TRK-2] [TRK-10] a record has the fields of the specification, and where the app was listed', () => {
  expect(Object.keys(RECORD_FIELDS).map(fieldName)).toEqual(expect.arrayContaining(Object.keys(full)))
  expect(z.parse(loggingRecordSchema, full)).toEqual(full)
})

test('[TRK-2] only action, type and page must be there', () => {
  expect(z.safeParse(loggingRecordSchema, { action: 'open', type: 'page', page: 'detail' }).success).toBe(
    true,
  )
  for (const field of ['action', 'type', 'page']) {
    expect(z.safeParse(loggingRecordSchema, { ...full, [field]: undefined }).success).toBe(false)
  }
})

test('[TRK-2] records are of four types', () => {
  expect(RECORD_TYPES).toEqual(['page', 'click', 'event', 'show'])
})

test.each([
  [{ type: 'hover' }],
  [{ resType: 2 }],
  [{ appId: '42' }],
  [{ position: -1 }],
  [{ position: 1.5 }],
  [{ position: 2 ** 31 }],
  [{ module: 'm'.repeat(129) }],
  [{ keyword: 'k'.repeat(513) }],
  [{ url: 'u'.repeat(2049) }],
  [{ password: 'x' }],
])('[TRK-2] a record with %j is refused', change => {
  expect(z.safeParse(loggingRecordSchema, { ...full, ...change }).success).toBe(false)
})

test('[TRK-2] the longest texts are allowed', () => {
  const record = { ...full, module: 'm'.repeat(128), keyword: 'k'.repeat(512), url: 'u'.repeat(2048) }
  expect(z.safeParse(loggingRecordSchema, record).success).toBe(true)
})
