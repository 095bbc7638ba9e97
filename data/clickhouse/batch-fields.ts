import * as z from 'zod/mini'
import { collectBatchSchema } from '../../contract/collect.schema.ts'

type Node = z.core.JSONSchema.BaseSchema

/** A field of the contract's batch, or a part of it that has fields. */
export interface BatchField {
  path: string[]
  node: Node
  optional: boolean
}

/** The browser's clock is of use to the collector alone; the others are the record's once more. */
const NOT_STORED = ['sent', 'events.download.appId', 'events.download.appName', 'events.download.resType']

const batch: BatchField = { path: [], node: z.toJSONSchema(collectBatchSchema), optional: false }

/** Every field that is stored, those of events and those of the batch around them. */
export const batchFields = (): BatchField[] => fieldsOf(batch)

/** How ClickHouse reads a batch. What the contract leaves out is empty. */
export const batchType = (): string => typeOf(batch)

/** As which a value is held. One that nothing is known for ends the process, and every test, at the start. */
export function plainType({ node, path }: BatchField): string {
  if (node.type === 'string') return 'String'
  if (node.type === 'boolean') return 'Bool'
  if (isSmall(node)) return node.type === 'integer' ? 'Int32' : 'Int8'
  if (node.type === 'integer') return 'UInt64'
  if (node.type === 'number') return 'Float64'
  throw new Error(`no column is known for ${path.join('.')}`)
}

/** Small numbers of which 0 is one: where there is none, it is -1. */
export function isSmall({ type, enum: choices, maximum = 0 }: Node): boolean {
  return (type === 'number' && choices !== undefined) || (type === 'integer' && maximum < 2 ** 31)
}

export const itemOf = (field: BatchField): BatchField => ({ ...field, node: field.node.items as Node })

function parts({ path, node, optional }: BatchField): BatchField[] {
  return Object.entries(node.properties ?? {})
    .map(([name, inner]) => ({
      path: [...path, name],
      node: inner as Node,
      optional: optional || !node.required?.includes(name),
    }))
    .filter(part => !NOT_STORED.includes(part.path.join('.')))
}

function fieldsOf(field: BatchField): BatchField[] {
  if (field.node.type === 'object') return parts(field).flatMap(fieldsOf)
  return field.path.join('.') === 'events' ? fieldsOf(itemOf(field)) : [field]
}

function typeOf(field: BatchField): string {
  const { node } = field
  if (node.type === 'object') {
    const named = parts(field).map(part => `${part.path.at(-1)} ${typeOf(part)}`)
    return `Tuple(${named.join(', ')})`
  }
  if (node.type === 'array') return `Array(${typeOf(itemOf(field))})`
  return isSmall(node) ? `Nullable(${plainType(field)})` : plainType(field)
}
