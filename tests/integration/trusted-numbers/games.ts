import { sql } from 'kysely'
import type { Database } from '../../../data/db/database.ts'
import { refreshRanks } from '../../../data/db/queries/refresh-ranks.ts'
import { setWeeks } from '../../support/counted.ts'
import { keepFile } from '../../support/keep-file.ts'
import { putRows } from '../../support/put-rows.ts'
import { hashOf, inHours } from '../../support/values.ts'

/** Games 100 to 104, and what each was downloaded a day until yesterday. */
const DAILY: Record<number, number> = { 100: 50, 101: 60, 102: 5000, 103: 100, 104: 200 }

export async function insertGames(db: Database, mediaDir: string): Promise<void> {
  const ids = Object.keys(DAILY).map(Number)
  const daily = Object.values(DAILY)
  const given = sql`unnest(${ids}::bigint[], ${daily}::bigint[]) as given(id, daily)`
  await putRows(db, {
    categories: [{ id: 3, resource_type: 1, slug: 'game' }],
    category_texts: [{ category_id: 3, locale: 'zh-CN', name: '游戏' }],
    apps: ids.map(id => ({ id, package_name: `game.n${id}`, resource_type: 1, icon_key: 'icon/square' })),
    app_texts: ids.map(id => ({ app_id: id, locale: 'zh-CN', name: `游戏${id}` })),
    app_categories: ids.map(id => ({ app_id: id, category_id: 3, position: 0 })),
    versions: ids.map(id => ({
      id,
      app_id: id,
      version_code: 1,
      version_name: '1',
      min_sdk: 26,
      released_at: inHours(0),
    })),
    packages: await Promise.all(
      ids.map(async id => ({
        version_id: id,
        abi: 'universal',
        path: `game.n${id}/1/universal.apk`,
        ...(await keepFile(mediaDir, `game ${id}`)),
        signer_sha256: hashOf(''),
      })),
    ),
    app_stats: ids.map(id => ({ app_id: id, downloads: (DAILY[id] ?? 0) * 100 })),
  })
  // The last day of the week before differs, so that none grew as much as another.
  await sql`insert into app_days (day, app_id, views, downloads)
    select (now() at time zone 'Asia/Shanghai')::date - ago, id, 0, case when ago = 7 then daily * (id - 99) else daily end
    from ${given}, generate_series(1, 7) ago`.execute(db)
  await setWeeks(
    db,
    ids.map(id => [id, (DAILY[id] ?? 0) * 6, (DAILY[id] ?? 0) * (id - 99)]),
  )
  await refreshRanks(db)
}
