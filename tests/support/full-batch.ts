import * as z from 'zod/mini'
import { type CollectBatch, collectBatchSchema } from '../../contract/collect.schema.ts'
import { madeId } from './batches.ts'

type Node = z.core.JSONSchema.BaseSchema

/** A batch of one event with every field that the contract has, each of another value, and as long as it may be. */
export function fullBatch(site: string): CollectBatch {
  let n = 0
  const batch = made(z.toJSONSchema(collectBatchSchema), '')
  return z.parse(collectBatchSchema, batch)

  function made(node: Node, name: string): unknown {
    n += 1
    if (node.enum) return node.enum.at(-1)
    if (node.type === 'object')
      return Object.fromEntries(
        Object.entries(node.properties ?? {}).map(([key, inner]) => [key, made(inner as Node, key)]),
      )
    if (node.type === 'array') return [made(node.items as Node, name)]
    if (node.type === 'boolean') return true
    if (name === 'at' || name === 'sent') return Date.now()
    if (node.type === 'integer') return 4700 + n
    if (node.type === 'number') return n + 0.25
    if (node.pattern) return node.pattern.includes('24') ? madeId() : String(n).padStart(32, '1')
    return (name === 'url' ? `${site}/` : `${n}. ${name} `).padEnd(node.maxLength ?? 0, '花')
  }
}
