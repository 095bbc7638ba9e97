import { CompiledQuery } from 'kysely'
import type { Database } from '../../data/db/database.ts'

interface Permission {
  name: string
  maxSdk?: number | null | undefined
}

/** Their numbers, ascending. The list of permissions only grows, and no page shows it by itself: adding to it is no change of the catalogue. */
export async function permissionIds(db: Database, permissions: Permission[]): Promise<number[]> {
  const given = [JSON.stringify(permissions.map(({ name, maxSdk = null }) => ({ name, max_sdk: maxSdk })))]
  const asked = 'jsonb_populate_recordset(null::permissions, $1::jsonb)'
  await db.executeQuery(
    CompiledQuery.raw(
      `insert into permissions (name, max_sdk) select distinct name, max_sdk from ${asked} on conflict do nothing`,
      given,
    ),
  )
  const { rows } = await db.executeQuery<{ id: number }>(
    CompiledQuery.raw(
      `select distinct p.id from permissions p join ${asked} given
       on given.name = p.name and given.max_sdk is not distinct from p.max_sdk order by p.id`,
      given,
    ),
  )
  return rows.map(({ id }) => id)
}
