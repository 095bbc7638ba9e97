import { isDeepStrictEqual } from 'node:util'
import { COMMANDS } from '../../../contract/commands/all.schema.ts'
import { changeUndo, rowsPut, rowsRemove } from '../../../contract/commands/record.schema.ts'
import { findChange } from '../changes.ts'
import { type CommandContext, commandHandler } from '../command-context.ts'
import { keyOf } from '../recorded-rows.ts'
import { refused } from '../refused.ts'
import type { RowChange } from '../row-changes.ts'
import { isTable, type Row, TABLES, type TableName } from '../tables.ts'

/** The last first, so that what refers to a row goes before it does. */
const undo = commandHandler(changeUndo, async (work, { change: id }) => {
  const change = await findChange(work.db, id)
  if (!change) throw refused('change.absent', { change: id })
  if (change.undoneBy !== null) throw refused('change.undone', { by: change.undoneBy })
  if (COMMANDS.get(change.command)?.isFinal) throw refused('change.final', { command: change.command })
  const roles: readonly string[] = COMMANDS.get(change.command)?.roles ?? ['owner']
  if (!roles.includes(work.request.role)) throw refused('change.undo-role', { command: change.command })
  const offered = new Set(change.rows.filter(isFirstOffer).map(({ after }) => after?.id))
  for (const row of [...change.rows].reverse())
    if (!offered.has(versionOf(row))) await takeBack(work, row)
    else if (row.table === 'versions') await withdraw(work, row)
  return { undoes: id }
})

/** Phones may have installed a version once it was offered, so it never becomes a draft again. */
const isFirstOffer = ({ table, before, after }: RowChange) =>
  table === 'versions' && after !== null && isOffered(after.state) && !isOffered(before?.state)

const isOffered = (state: unknown) => state === 'published' || state === 'withdrawn'

const versionOf = ({ table, before, after }: RowChange): unknown => {
  const row = after ?? before ?? {}
  return table === 'versions' ? row.id : row.version_id
}

async function withdraw({ rows }: CommandContext, { after }: RowChange): Promise<void> {
  const [now] = await rows.find('versions', { id: Number(after?.id) })
  if (now?.state !== 'published') throw refused('version.not-offered', {}, { now })
  await rows.put('versions', [{ id: now.id, state: 'withdrawn' }])
}

async function takeBack({ rows }: CommandContext, { table, before, after }: RowChange): Promise<void> {
  const key = keyOf(table, after ?? before ?? {})
  const [now] = await rows.anyTable.find(table, key)
  const isAsLeft =
    after === null
      ? !now
      : now && Object.entries(after).every(([name, value]) => isDeepStrictEqual(now[name], value))
  if (!isAsLeft)
    throw refused('change.superseded', { table, key: JSON.stringify(key) }, { left: after, now: now ?? null })
  // Who was here stays known by name.
  if (before === null && table === 'staff') await rows.put(table, [{ id: Number(key.id), ended: true }])
  else if (before === null) await rows.anyTable.remove(table, [key])
  else await rows.anyTable.put(table, [before])
}

/** In the order of TABLES, those first that others refer to. */
function named(tables: Record<string, Row[]>): [TableName, Row[]][] {
  const unknown = Object.keys(tables).filter(name => !isTable(name))
  if (unknown.length > 0) throw refused('rows.unknown-table', { tables: unknown })
  const order = Object.keys(TABLES) as TableName[]
  return order.flatMap(name => (tables[name] ? [[name, tables[name]] as [TableName, Row[]]] : []))
}

const put = commandHandler(rowsPut, async ({ rows: { anyTable } }, { tables }) => {
  const made: Record<string, Row[]> = {}
  for (const [table, given] of named(tables)) made[table] = await anyTable.put(table, given)
  // A version added after its app has touched it, and an explicit date is intended.
  const dated = (tables.apps ?? []).flatMap(({ updated_at }, i) =>
    updated_at === undefined ? [] : { id: made.apps?.[i]?.id, updated_at },
  )
  if (dated.length > 0) await anyTable.put('apps', dated)
  return made
})

const remove = commandHandler(rowsRemove, async ({ rows: { anyTable } }, { tables }) => {
  for (const [table, keys] of named(tables).reverse()) await anyTable.remove(table, keys)
  return undefined
})

export const recordHandlers = [undo, put, remove]
