import type { Database } from '../../../data/db/database.ts'
import type { Freshness } from '../../../data/log/freshness-line.ts'
import { ask } from '../../commands/ask.ts'

/** Writes down when an edge first showed a change, for whoever made it. */
export async function keepSighting(
  db: Database,
  { change, edge, variant, ms, seen }: Freshness,
): Promise<void> {
  await ask(
    db,
    'insert into sightings (change_id, edge, variant, ms, seen) values ($1, $2, $3, $4, $5) on conflict do nothing',
    [change, edge, variant, Math.round(ms), seen],
  )
}
