import { sql } from 'kysely'
import type { Database } from '../../data/db/database.ts'

/** Takes apps out of every list and out of search, in which they stand as soon as they are there. */
export async function outOfLists(db: Database, apps: number[]): Promise<void> {
  await sql`delete from app_search where app_id = any (${apps}::bigint[])`.execute(db)
  await sql`
    update app_ranks set (app_ids, marks) = (
      select coalesce(array_agg(id order by place), '{}'), coalesce(array_agg(mark order by place), '{}')
      from unnest(app_ids, marks) with ordinality one (id, mark, place)
      where id <> all (${apps}::bigint[])
    )
    where app_ids && ${apps}::bigint[]`.execute(db)
}
