import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Store } from '../../data/clickhouse/store.ts'
import { eventLine } from '../../data/log/event-line.ts'
import { root } from '../../ops/settings.ts'
import { aBatch, anEvent } from './batches.ts'

/** A store that the release before migrations were numbered has worked with; returns how that release stores an event. */
export async function unnumberedStore(store: Store): Promise<(module: string) => Promise<void>> {
  const made = readFileSync(join(root, 'tests/support/unnumbered-tables.sql'), 'utf8')
  for (const statement of made.split(/;$/m)) if (statement.trim()) await store.run(statement)
  return module => store.feed('insert into arrivals_3 format JSONEachRow', lineOf({ module, position: 3 }))
}

/** A line of the log with one event, of which the record has these fields. */
export const lineOf = (fields: object): Buffer =>
  eventLine(
    Date.now(),
    'here',
    aBatch([anEvent({ record: { type: 'page', action: 'view', page: 'detail', ...fields } })]),
  )
