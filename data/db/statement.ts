import { CompiledQuery } from 'kysely'
import type { z } from 'zod'
import type { Database } from './database.ts'
import { nameStatement } from './statement-names.ts'

/** PostgreSQL's types of parameters, and what each takes. */
interface Taken {
  smallint: number
  integer: number
  bigint: number
  real: number
  float8: number
  boolean: boolean
  text: string
  inet: string
  date: string
  timestamptz: Date | string
  bytea: Uint8Array
  /** Written by JSON.stringify. */
  jsonb: string
  'integer[]': number[]
  'bigint[]': number[]
  'text[]': string[]
}

/** `text?` takes null too. */
type ParameterType = keyof Taken | `${keyof Taken}?`
type ParameterTypes = Record<string, ParameterType>
type ValueOf<T extends ParameterType> = T extends keyof Taken
  ? Taken[T]
  : T extends `${infer Type extends keyof Taken}?`
    ? Taken[Type] | null
    : never
type ValuesOf<P extends ParameterTypes> = { [Name in keyof P]: ValueOf<P[Name]> }
/** The placeholder of each parameter: `$1::bigint`. */
export type Places<Name extends PropertyKey = string> = Record<Name, string>

interface Parts<P extends ParameterTypes, Row extends z.core.$ZodType> {
  /** Its own: what a test that finds it broken calls it. */
  name: string
  parameters: P
  /** What every row is. Looked at in tests/integration/statements.test.ts, and never while a visitor waits. */
  row: Row
  text: (places: Places<keyof P>) => string
}

/** All of the modules that are loaded, for the test that runs every one. */
export const statements: {
  name: string
  text: string
  parameters: ParameterTypes
  row: z.core.$ZodType
  run: (db: Database, values: Record<string, unknown>) => Promise<unknown[]>
}[] = []

/**
 * A query whose text never changes: nothing is composed while a visitor waits, and each connection prepares it once. Plans are made
 * without the values, so a limit must be a constant written into the text: the planner, not knowing it, would read whole tables.
 */
export function statement<P extends ParameterTypes, Row extends z.core.$ZodType>(parts: Parts<P, Row>) {
  const { name, parameters, row } = parts
  const names = Object.keys(parameters)
  const places = names.map((name, i) => [name, `$${i + 1}::${parameters[name]?.replace('?', '')}`])
  const text = parts.text(Object.fromEntries(places))
  const run = async (db: Database, values: Record<string, unknown> = {}) => {
    const given = names.map(name => values[name])
    return (await db.executeQuery<z.infer<Row>>(CompiledQuery.raw(text, given))).rows
  }
  statements.push({ name, text, parameters, row, run })
  nameStatement(text, name)
  return run as (
    db: Database,
    ...values: keyof P extends never ? [] : [ValuesOf<P>]
  ) => ReturnType<typeof run>
}
