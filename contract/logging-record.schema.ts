import * as z from 'zod/mini'
import { RECORD_TYPES } from './logging-record.ts'
import { resourceType } from './page-attributes.schema.ts'

const word = z.string().check(z.maxLength(128))
const text = z.string().check(z.maxLength(512))
const address = z.string().check(z.maxLength(2048))
const number = z.int().check(z.nonnegative())
// As the store holds it, in 32 bits.
const place = z.int().check(z.nonnegative(), z.maximum(2 ** 31 - 1))

/** Only what kind of record it is must be there; nothing else may ride along. */
export const loggingRecordSchema = z.strictObject({
  type: z.enum(RECORD_TYPES),
  action: word,
  page: word,
  module: z.exactOptional(word),
  keyword: z.exactOptional(text),
  appId: z.exactOptional(number),
  appName: z.exactOptional(text),
  resType: z.exactOptional(resourceType),
  versionId: z.exactOptional(number),
  position: z.exactOptional(place),
  cardId: z.exactOptional(word),
  cardType: z.exactOptional(word),
  cardGroup: z.exactOptional(word),
  pushId: z.exactOptional(word),
  pushAppType: z.exactOptional(word),
  ab: z.exactOptional(text),
  channel: z.exactOptional(word),
  referrer: z.exactOptional(address),
  url: z.exactOptional(address),
  /** Where the page's app was listed, if the visitor came from a list of ours. */
  recommend: z.exactOptional(word),
})

export type LoggingRecord = z.infer<typeof loggingRecordSchema>
