import { type BatchField, batchFields, isSmall, itemOf, plainType } from './batch-fields.ts'

/** A field of an event as the store holds it. */
export interface EventColumn {
  name: string
  type: string
  /** How the unfolding view finds it. */
  from: string
  /** Where the contract has it: `record.module`; what the collector adds is nowhere there. */
  field?: string
  optional?: boolean
  /** How long it may be, of a text. */
  max?: number | undefined
  summary: string
}

/** Texts of which there are few different ones, or all of one length; any other is a String. */
const FEW = 'platform action page module cardType cardGroup pushAppType channel recommend'.split(' ')
const MADE_IDS = ['id', 'sessionKey', 'sessionId']
const MOMENT = `DateTime64(3, 'UTC')`
const moment = (ms: string) => `fromUnixTimestamp64Milli(${ms}, 'UTC')`

/** A column for every field of the contract, in its order, and for what the collector adds. */
export const EVENT_COLUMNS: EventColumn[] = [
  ...batchFields().map(columnOf),
  { name: 'received', type: MOMENT, from: moment('received'), summary: 'when the collector received it' },
  {
    name: 'network',
    type: 'String',
    from: 'network',
    summary: 'daily pseudonymous id of the network',
  },
]

function columnOf(batchField: BatchField): EventColumn {
  const { path, node, optional } = batchField
  const field = path[0] === 'events' ? path.slice(1) : path
  const from = `${path[0] === 'events' ? 'e' : 'batch'}.${field.join('.')}`
  const name = nameOf(field)
  return {
    name,
    field: field.join('.'),
    optional,
    max: node.maxLength,
    summary: node.description ?? '',
    ...held(batchField, name, from),
  }
}

/** A record's fields and a download's have names of their own; others are known by what they are part of: sessionKey. */
function nameOf(field: string[]): string {
  const words = ['record', 'download'].includes(field[0] ?? '') ? field.slice(1) : field
  return words.map((word, n) => (n > 0 ? word.charAt(0).toUpperCase() + word.slice(1) : word)).join('')
}

function held(field: BatchField, name: string, from: string): Pick<EventColumn, 'type' | 'from'> {
  const { node } = field
  if (name === 'at') return { type: MOMENT, from: moment(`toInt64(${from})`) }
  if (node.type === 'array' && Object.keys(itemOf(field).node.properties ?? {}).join() === 'key,value')
    return { type: 'Map(String, String)', from: `mapFromArrays(${from}.key, ${from}.value)` }
  if (isSmall(node)) return { type: plainType(field), from: `ifNull(${from}, -1)` }
  if (MADE_IDS.includes(name)) return { type: 'FixedString(24)', from }
  const few = FEW.includes(name) || (node.type === 'string' && node.enum !== undefined)
  return { type: few ? 'LowCardinality(String)' : plainType(field), from }
}
