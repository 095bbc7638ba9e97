import { sql } from 'kysely'
import type { Database } from '../../data/db/database.ts'

/** Takes an app out of every list and out of search, in which it stands as soon as it is there. */
export async function outOfLists(db: Database, app: number): Promise<void> {
  await sql`delete from app_search where app_id = ${app}`.execute(db)
  await sql`
    update app_ranks set
      app_ids = array(select id from unnest(app_ids) with ordinality one (id, place) where id <> ${app} order by place),
      marks = array(select mark from unnest(app_ids, marks) with ordinality one (id, mark, place) where id <> ${app} order by place)
    where ${app} = any (app_ids)`.execute(db)
}
