import { EVENT_COLUMNS } from './event-columns.ts'
import type { Store } from './store.ts'

/**
 * Gives `events` a column for every field of the contract that has none yet; for rows that were there before it is empty. One that is
 * there as something else is left alone, and the process does not start: only a migration knows what to do with its rows.
 */
export async function addColumns(store: Store): Promise<void> {
  const rows = await store.rows<{ name: string; type: string }>(
    `select name, type from system.columns where database = currentDatabase() and table = 'events'`,
  )
  const there = new Map(rows.map(({ name, type }) => [name, type]))
  const other = EVENT_COLUMNS.filter(({ name, type }) => (there.get(name) ?? type) !== type)
  if (other.length > 0)
    throw new Error(
      `Event columns differ from the contract and need a migration: ${other
        .map(({ name, type }) => `${name} is ${there.get(name)}, not ${type}`)
        .join('; ')}`,
    )
  const missing = EVENT_COLUMNS.filter(({ name }) => !there.has(name))
  if (missing.length === 0) return
  const added = missing.map(
    ({ name, type }) =>
      `add column if not exists ${name} ${type}${type.startsWith('Int') ? ' default -1' : ''}`,
  )
  await store.run(`alter table events ${added.join(', ')}`)
}
