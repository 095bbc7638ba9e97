import * as z from 'zod/mini'
import { fieldName } from './bridge-fields.ts'
import { type LoggingRecord, RECORD_FIELDS, type RecordKind } from './logging-record.ts'

/** What each field says: for whoever reads the numbers, in docs/events.md. */
const MEANING: Record<keyof LoggingRecord, string> = {
  type: 'a page view, a click, something that happened, or a card that was seen',
  action: 'what was done',
  page: 'the page on which it was done',
  module: 'the list, panel or bar',
  keyword: 'what the visitor searched for',
  appId: 'the app that it is about',
  appName: 'its name',
  resType: '0 for an app, 1 for a game',
  versionId: 'the version of the app',
  position: "the card's place in its module, counted from 0",
  cardId: 'the card',
  cardType: 'what kind of thing the card is',
  cardGroup: 'cards that belong together within the module',
  pushId: 'the push message that the visitor came by',
  pushAppType: 'what kind of app that message was about',
  ab: 'which variants of an experiment the visitor sees',
  channel: 'the search engine that the visit came from',
  referrer: 'the page before',
  url: 'the address of the page',
  recommend: "where the page's app was listed, if the visitor came from a list of ours",
}

const shape: Record<string, z.ZodMiniType> = {}
for (const [key, kind] of Object.entries<RecordKind>(RECORD_FIELDS)) {
  const name = fieldName(key)
  const value = schemaOf(kind).check(z.describe(MEANING[name as keyof LoggingRecord]))
  shape[name] = name === key ? value : z.exactOptional(value)
}

/** Only what kind of record it is must be there; nothing else may ride along. Each field is of its kind, as in the type. */
export const loggingRecordSchema = z.strictObject(shape) as unknown as z.ZodMiniType<LoggingRecord>

function schemaOf(kind: RecordKind) {
  if (typeof kind === 'object') return z.literal<readonly (string | number)[]>(kind)
  if (kind === 'count') return z.int().check(z.nonnegative())
  // As the store holds it, in 32 bits.
  if (kind === 'place') return z.int().check(z.nonnegative(), z.maximum(2 ** 31 - 1))
  return z.string().check(z.maxLength(Number(kind.split(':')[1])))
}
