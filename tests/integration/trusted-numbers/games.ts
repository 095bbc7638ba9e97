import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '../../../data/db/database.ts'
import { refreshRanks } from '../../../data/db/queries/refresh-ranks.ts'

/** Games 100 to 104, and what each was downloaded a day until yesterday. */
const DAILY: Record<number, number> = { 100: 50, 101: 60, 102: 5000, 103: 100, 104: 200 }

export async function insertGames(db: Database, mediaDir: string): Promise<void> {
  const ids = Object.keys(DAILY).map(Number)
  const daily = Object.values(DAILY)
  const given = sql`unnest(${ids}::bigint[], ${daily}::bigint[]) as given(id, daily)`
  await sql`insert into categories (id, parent_id, resource_type, slug) values (3, null, 1, 'game')`.execute(
    db,
  )
  await sql`insert into category_texts values (3, 'zh-CN', '游戏')`.execute(db)
  await sql`insert into apps (id, package_name, resource_type, status, icon_key)
    select id, 'game.n' || id, 1, 'live', 'icon/square' from ${given}`.execute(db)
  await sql`insert into app_texts select id, 'zh-CN', '游戏' || id, '', '' from ${given}`.execute(db)
  await sql`insert into app_categories select id, 3, 0 from ${given}`.execute(db)
  await sql`insert into versions (id, app_id, version_code, version_name, min_sdk, permission_ids, released_at)
    select id, id, 1, '1', 26, '{}', now() from ${given}`.execute(db)
  await sql`insert into packages select id, 'universal', 'game.n' || id || '/1/universal.apk', 10, sha256(''), sha256('')
    from ${given}`.execute(db)
  // The last day of the week before differs, so that none grew as much as another.
  await sql`insert into app_days (day, app_id, views, downloads)
    select (now() at time zone 'Asia/Shanghai')::date - ago, id, 0, case when ago = 7 then daily * (id - 99) else daily end
    from ${given}, generate_series(1, 7) ago`.execute(db)
  await sql`insert into app_stats (app_id, downloads, week_downloads, last_week_downloads) select id, daily * 100, daily * 6, daily * (id - 99) from ${given}`.execute(
    db,
  )
  await refreshRanks(db)
  for (const id of ids) {
    await mkdir(join(mediaDir, `packages/game.n${id}/1`), { recursive: true })
    await writeFile(join(mediaDir, `packages/game.n${id}/1/universal.apk`), '0123456789')
  }
}
