import type { z } from 'zod'
import type { CommandContract, CommandRequest } from '../../contract/commands/command.ts'
import type { Database } from '../../data/db/database.ts'
import { Refused } from './refused.ts'
import type { RowChanges } from './row-changes.ts'
import type { Row, TableName } from './tables.ts'

/** What a command has to work with. */
export interface Work {
  /** Its transaction, for reading. */
  db: Database
  /** For writing: the only way. */
  rows: RowChanges
  request: CommandRequest
}

/** What a command made, for whoever gave it. */
export type Made = Record<string, unknown>

type Done = Made | undefined

/** How one command is done. */
export interface Deed {
  contract: CommandContract
  /** What it is given, without a field that nobody knows. Made once, as zod compiles it when it is first used. */
  input: z.ZodObject
  do(work: Work, input: never): Promise<Done>
  /** Called before many of them are done together: reads at once what each would ask for. */
  ahead?: ((rows: RowChanges, inputs: never[]) => Promise<void>) | undefined
}

export const deed = <Input extends z.ZodObject>(
  contract: CommandContract<Input>,
  work: (work: Work, input: z.infer<Input>) => Promise<Done>,
  ahead?: (rows: RowChanges, inputs: z.infer<Input>[]) => Promise<void>,
): Deed => ({
  contract: contract as unknown as CommandContract,
  input: contract.input.strict(),
  do: work as Deed['do'],
  ahead: ahead as Deed['ahead'],
})

/** The one row of these keys, which whoever gave the command has seen in this revision. */
export async function theRow(
  rows: RowChanges,
  table: TableName,
  where: Row,
  seen?: number | undefined,
): Promise<Row> {
  const [row] = await rows.find(table, where)
  if (!row) throw new Refused('absent', `there is no such row of ${table}: ${JSON.stringify(where)}`)
  if (seen !== undefined && row.revision !== seen)
    throw new Refused('conflict', `revision ${row.revision} is there, and not ${seen}`, row)
  return row
}

/** What is said in each language; null: in this one no longer. Of what `isNew`, nothing is there yet. */
export async function putByLocale<Said>(
  { rows }: Work,
  table: TableName,
  of: Row,
  texts: Record<string, Said | null>,
  asRow: (said: Said) => Row,
  isNew = false,
): Promise<void> {
  const entries = Object.entries(texts)
  const unsaid = entries.flatMap(([locale, said]) => (said === null ? { ...of, locale } : []))
  const given = entries.flatMap(([locale, said]) => (said === null ? [] : { ...of, locale, ...asRow(said) }))
  if (isNew) return rows.add(table, given)
  await rows.remove(table, unsaid)
  await rows.put(table, given)
}

export const asColumn = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

/** The fields that are given, by the names of their columns. */
export const columns = (fields: Record<string, unknown>): Row =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [asColumn(name), value]),
  )
