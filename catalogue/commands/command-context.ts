import type { z } from 'zod'
import type { CommandContract, CommandRequest } from '../../contract/commands/command.ts'
import type { Database } from '../../data/db/database.ts'
import { refused } from './refused.ts'
import type { RowChanges } from './row-changes.ts'
import type { Columns, Row, StoredRow, TableName } from './tables.ts'

/** What a command handler works with. */
export interface CommandContext {
  /** The command's transaction, for reading. */
  db: Database
  /** The only way to write. */
  rows: RowChanges
  request: CommandRequest
}

/** Ids of what a command created, for the caller. */
export type Made = Record<string, unknown>

type Done = Made | undefined

/** Runs one command. */
export interface CommandHandler {
  contract: CommandContract
  /** The input's schema; unknown fields are refused. Made once, because zod compiles it on first use. */
  input: z.ZodObject
  do(context: CommandContext, input: never): Promise<Done>
  /** Called before a batch: reads at once what each command would read. */
  ahead?: ((rows: RowChanges, inputs: never[]) => Promise<void>) | undefined
}

export const commandHandler = <Input extends z.ZodObject>(
  contract: CommandContract<Input>,
  run: (context: CommandContext, input: z.infer<Input>) => Promise<Done>,
  ahead?: (rows: RowChanges, inputs: z.infer<Input>[]) => Promise<void>,
): CommandHandler => ({
  contract: contract as unknown as CommandContract,
  input: contract.input.strict(),
  do: run as CommandHandler['do'],
  ahead: ahead as CommandHandler['ahead'],
})

/** Returns the row with these keys. Refuses with a conflict unless it has the revision that the caller saw. */
export async function theRow<Table extends TableName>(
  rows: RowChanges,
  table: Table,
  where: Columns<Table>,
  seen?: number | undefined,
): Promise<StoredRow<Table>> {
  const [row] = await rows.find(table, where)
  if (!row) throw refused('row.absent', { table, key: JSON.stringify(where) })
  const { revision } = row as { revision?: number }
  if (seen !== undefined && revision !== seen)
    throw refused('row.conflict', { now: Number(revision), seen }, row)
  return row
}

/** Writes texts by language; null removes one. With `isNew` there is nothing to remove or replace. */
export async function putByLocale<Table extends TableName, Said>(
  { rows }: CommandContext,
  table: Table,
  of: Columns<Table>,
  texts: Record<string, Said | null>,
  asRow: (said: Said) => Columns<Table>,
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

/** The given fields, by column name. */
export const columns = (fields: Record<string, unknown>): Row =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [asColumn(name), value]),
  )
