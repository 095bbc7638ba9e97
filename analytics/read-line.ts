import * as z from 'zod/mini'
import { collectBatchSchema } from '../contract/collect.schema.ts'

const lineSchema = z.strictObject({ received: z.int().check(z.nonnegative()), batch: collectBatchSchema })

/** What a line of the log says; undefined when it holds no batch by the contract. */
export function readLine(line: string): z.infer<typeof lineSchema> | undefined {
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
