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
])

export type ReadLine = z.infer<typeof lineSchema>

/** What a line of the log says; undefined when it is neither a batch by the contract nor a package handed out. */
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
