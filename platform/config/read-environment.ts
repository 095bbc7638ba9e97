import { z } from 'zod'

/** A process's settings by their schema. Throws where it can't run with them, and names each that is wrong. */
export function readEnvironment<Schema extends z.ZodType>(
  schema: Schema,
  env: NodeJS.ProcessEnv,
  part: string,
): z.infer<Schema> {
  const read = schema.safeParse(env)
  if (!read.success) throw new Error(`Invalid settings for ${part}:\n${z.prettifyError(read.error)}`)
  return read.data
}
