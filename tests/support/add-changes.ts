import { sql } from 'kysely'
import type { Database } from '../../data/db/database.ts'

/** So many more changes, as the chain takes them; nothing of the catalogue is changed. */
export async function addChanges(db: Database, count: number, actor = 'ada'): Promise<void> {
  await sql`insert into changes (actor, role, command, input, reason, rows, apps)
    select ${actor}::text, 'owner', 'app.edit', jsonb_build_object('app', 1, 'minAge', n), '改' || n,
      jsonb_build_array(jsonb_build_object('table', 'apps', 'before', jsonb_build_object('id', 1), 'after', jsonb_build_object('id', 1, 'min_age', n))),
      array[1::bigint]
    from generate_series(1, ${count}::integer) n`.execute(db)
}
