import type { Shape } from './bridge-fields.ts'

export const RECORD_TYPES = ['page', 'click', 'event', 'show'] as const
export type RecordType = (typeof RECORD_TYPES)[number]

/**
 * The one list of a record's fields, in the bridge's language: `?` after a name that may be missing. What native logs, the schema,
 * ClickHouse's columns and docs/reference/events.md are made from it; the compiler holds the tracker's limits and what each field means to it.
 */
export const RECORD_FIELDS = {
  type: RECORD_TYPES,
  action: 'text:128',
  page: 'text:128',
  'module?': 'text:128',
  'keyword?': 'text:512',
  'appId?': 'count',
  'appName?': 'text:512',
  'resType?': [0, 1],
  'versionId?': 'count',
  'position?': 'place',
  'cardId?': 'text:128',
  'cardType?': 'text:128',
  'cardGroup?': 'text:128',
  'pushId?': 'text:128',
  'pushAppType?': 'text:128',
  'ab?': 'text:512',
  'channel?': 'text:128',
  'referrer?': 'text:2048',
  'url?': 'text:2048',
  'recommend?': 'text:128',
} as const satisfies Readonly<Record<string, RecordKind>>

/** The kinds that there is a column for. */
export type RecordKind = 'count' | 'place' | `text:${number}` | readonly string[] | readonly number[]

type Listed = typeof RECORD_FIELDS
type Length<Kind> = Kind extends `text:${infer Most extends number}` ? Most : 128

/** Texts that may have more than 128 characters, each with how many. */
export type LongTexts = {
  [Key in keyof Listed as Length<Listed[Key]> extends 128
    ? never
    : Key extends `${infer Name}?`
      ? Name
      : Key]: Length<Listed[Key]>
}

export type LoggingRecord = Shape<Listed>
