import * as z from 'zod/mini'
import { fieldName } from './bridge-fields.ts'
import { type LoggingRecord, RECORD_FIELDS, type RecordKind } from './logging-record.ts'

/** The meaning of each field, for docs/reference/events.md. */
const MEANING: Record<keyof LoggingRecord, string> = {
  type: 'page view, click, event or card impression',
  action: 'what the visitor did',
  page: 'name of the page',
  module: 'list, panel or bar on the page',
  keyword: 'search query',
  appId: 'id of the app',
  appName: 'name of the app',
  resType: '0 app, 1 game',
  versionId: 'id of the version',
  position: 'position of the card in its module, from 0',
  cardId: 'id of the card',
  cardType: 'kind of card',
  cardGroup: 'group of cards within the module',
  pushId: 'push message that led here',
  pushAppType: 'kind of app in that message',
  ab: 'experiment variant',
  channel: 'search engine that led here',
  referrer: 'previous page',
  url: 'URL of the page',
  recommend: 'list of this store that led to the app',
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
