import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const fault = z.object({
  id: z.string(),
  /** What the broken code does. */
  fault: z.string(),
  /** An input, and the wrong result that it gives: no fault changes nothing. */
  observable: z.string(),
  edits: z.array(z.object({ file: z.string(), from: z.string(), to: z.string() })).min(1),
})

export type Fault = z.infer<typeof fault>

/** Plausible mistakes in the product's code, each of which a test must catch. */
export const faults: Fault[] = z
  .array(fault)
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'faults.json'), 'utf8')))

/** Returns the text of a file with the mistake in it; throws when the code has moved on and the fault must be rewritten. */
export function plant(text: string, { from, to }: Fault['edits'][number]): string {
  const [before, after, ...more] = text.split(from)
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`expected once, found ${text.split(from).length - 1} times: ${from}`)
  return before + to + after
}
