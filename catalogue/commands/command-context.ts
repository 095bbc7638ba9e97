import type { z } from 'zod'
import { COMMANDS } from '../../contract/commands/all.schema.ts'
import type { CommandContract, CommandRequest } from '../../contract/commands/command.ts'
import type { Database } from '../../data/db/database.ts'
import { refused } from './refused.ts'
import type { RowChanges } from './row-changes.ts'
import type { AsColumns, Columns, Exact, RevisedTable, Row, StoredRow, TableName } from './tables.ts'

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
export async function theRow<Table extends TableName, Where extends object>(
  { anyTable }: RowChanges,
  table: Table,
  where: Exact<Table, Where>,
  seen?: number | undefined,
): Promise<StoredRow<Table>> {
  const [row] = await anyTable.find(table, where)
  if (!row) throw refused('row.absent', { table, key: JSON.stringify(where) })
  if (seen !== undefined && row.revision !== seen)
    throw refused('row.conflict', { now: Number(row.revision), seen }, row)
  return row as StoredRow<Table>
}

interface Again {
  id?: number | undefined
  revision?: number | undefined
}

/** Writes the row with this id, or makes a new one, which has every field that the command needs. Returns its id. */
export async function putOne<Table extends RevisedTable, Given extends Again>(
  { rows, request }: CommandContext,
  table: Table,
  given: Exact<Table, Given>,
): Promise<number> {
  const { id, revision }: Again = given
  if (id === undefined) {
    const row: Row = given
    const { needed = [] } = COMMANDS.get(request.command) ?? {}
    const missing = needed.filter(field => row[asColumn(field)] === undefined)
    if (missing.length > 0) throw refused('fields.required', { fields: missing })
    return rows.anyTable.make(table, row)
  }
  await theRow(rows, table as RevisedTable, { id }, revision)
  await rows.anyTable.put(table, [given])
  return id
}

/** Writes texts by language; null removes one. With `isNew` there is nothing to remove or replace. */
export async function putByLocale<Table extends TableName, Said, Given extends object>(
  { rows: { anyTable } }: CommandContext,
  table: Table,
  of: Columns<Table>,
  texts: Record<string, Said | null>,
  asRow: (said: Said) => Exact<Table, Given>,
  isNew = false,
): Promise<void> {
  const entries = Object.entries(texts)
  const unsaid = entries.flatMap(([locale, said]) => (said === null ? { ...of, locale } : []))
  const given = entries.flatMap(([locale, said]) => (said === null ? [] : { ...of, locale, ...asRow(said) }))
  if (isNew) return anyTable.add(table, given)
  await anyTable.remove(table, unsaid)
  await anyTable.put(table, given)
}

export const asColumn = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

/** The given fields, by the names of their columns. */
export const columns = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [asColumn(name), value]),
  ) as AsColumns<Fields>
