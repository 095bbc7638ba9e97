import type * as z from 'zod/mini'
import { isRecord, successData } from './envelope.ts'
import type { replyPage } from './reply-page.schema.ts'

/** The page itself shows the first three replies. */
export const FIRST_OFFSET = 3
export const REPLY_PAGE_SIZE = 10
export const NO_MORE = -1

export type ReplyPage = z.infer<typeof replyPage>

/** The replies of a reply that counts; undefined for any other, so that the label is restored. */
export function readReplyPage(reply: unknown): ReplyPage | undefined {
  const data = successData(reply)
  if (!isRecord(data) || typeof data.content !== 'string') return undefined
  const nextOffset = Number.isSafeInteger(data.nextOffset) ? Number(data.nextOffset) : Number.NaN
  return nextOffset >= NO_MORE ? { content: data.content, nextOffset } : undefined
}
