import * as z from 'zod/mini'
import { collectBatchSchema } from '../contract/collect.schema.ts'

const received = z.int().check(z.nonnegative())
const mark = z.string().check(z.regex(/^[\w-]{1,64}$/))

const lineSchema = z.union([
  // Lines of an earlier release do not say where they came from.
  z.strictObject({
    received,
    network: z._default(z.string().check(z.regex(/^[\w-]{0,64}$/)), ''),
    batch: collectBatchSchema,
  }),
  z.strictObject({
    received,
    handout: z.strictObject({ appId: z.int().check(z.positive()), visit: mark, network: mark }),
  }),
  z.strictObject({
    received,
    freshness: z.strictObject({
      at: received,
      change: z.int().check(z.positive()),
      app: z.int().check(z.positive()),
      variant: mark,
      edge: z.string().check(z.maxLength(300)),
      ms: z.int().check(z.nonnegative(), z.maximum(4_000_000_000)),
      seen: z.boolean(),
    }),
  }),
])

export type ReadLine = z.infer<typeof lineSchema>

/** What a line of the log says; undefined when it is none of those that are written here. */
export function readLine(line: string): ReadLine | undefined {
  const read = z.safeParse(lineSchema, parsed(line))
  return read.success ? read.data : undefined
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
