import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { envelope } from './envelope.ts'
import { replyPageReply, replyPageRequest } from './reply-page.schema.ts'
import { FIRST_OFFSET, NO_MORE, REPLY_PAGE_SIZE, readReplyPage } from './reply-page.ts'

const query = { commentId: '704643079', offset: '3', ctoken: 'abcdefghijklmnopqrstuvwx' }

test('[COM-3] more replies are asked for by comment, offset and ctoken', () => {
  expect([FIRST_OFFSET, REPLY_PAGE_SIZE, NO_MORE]).toEqual([3, 10, -1])
  expect(z.parse(replyPageRequest, query)).toEqual({
    commentId: 704_643_079,
    offset: 3,
    ctoken: query.ctoken,
  })
  expect(z.parse(replyPageRequest, { ...query, commentId: '9007199254740991' }).commentId).toBe(2 ** 53 - 1)
})

test.each([
  [{ commentId: '9007199254740992' }],
  [{ commentId: '0' }],
  [{ commentId: '' }],
  [{ commentId: ['1', '2'] }],
  [{ offset: '-1' }],
  [{ offset: '1.5' }],
  [{ offset: '1234567890' }],
  [{ ctoken: 'short' }],
  [{ ctoken: 'A'.repeat(24) }],
  [{ ctoken: undefined }],
])('[COM-3] a request with %j is refused', change => {
  expect(z.safeParse(replyPageRequest, { ...query, ...change }).success).toBe(false)
})

test('[COM-3] the page and the schema agree on what a page of replies is', () => {
  const value = fc.oneof(fc.string(), fc.integer({ min: -3, max: 20 }), fc.double(), fc.constant(null))
  const data = fc.oneof(
    fc.record({ content: fc.string(), nextOffset: fc.integer({ min: -3, max: 20 }) }),
    fc.record({ content: value, nextOffset: value }, { requiredKeys: [] }),
    value,
  )
  fc.assert(
    fc.property(data, any => {
      const reply = envelope(any)
      const parsed = z.safeParse(replyPageReply, reply)
      expect(readReplyPage(reply)).toEqual(parsed.success ? parsed.data.data : undefined)
    }),
    { numRuns: 1000 },
  )
})

test('[COM-3] a reply that does not count gives no page', () => {
  const data = { content: '<li>', nextOffset: 13 }
  expect(readReplyPage(envelope(data))).toEqual(data)
  expect(readReplyPage(envelope({ ...data, nextOffset: -1 }))?.nextOffset).toBe(NO_MORE)
  expect(readReplyPage(envelope({ ...data, nextOffset: -2 }))).toBeUndefined()
  expect(readReplyPage({ state: { code: 4_030_000 }, data })).toBeUndefined()
})
