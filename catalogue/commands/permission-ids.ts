import { CompiledQuery } from 'kysely'
import type { Database } from '../../data/db/database.ts'

interface Permission {
  name: string
  maxSdk?: number | null | undefined
}

/** Their numbers, ascending. The list of permissions only grows, and no page shows it by itself: adding to it is no change of the catalogue. */
export async function permissionIds(db: Database, permissions: Permission[]): Promise<number[]> {
  const asked = permissions.map(({ name, maxSdk = null }) => ({ name, max_sdk: maxSdk }))
  const there = await find(db, asked)
  const wanted = new Set(asked.map(({ name, max_sdk }) => `${name} ${max_sdk}`))
  if (there.length === wanted.size) return there
  await db.executeQuery(
    CompiledQuery.raw(
      `insert into permissions (name, max_sdk) select distinct name, max_sdk from ${GIVEN} on conflict do nothing`,
      [JSON.stringify(asked)],
    ),
  )
  return find(db, asked)
}

const GIVEN = 'jsonb_populate_recordset(null::permissions, $1::jsonb)'

async function find(db: Database, asked: object[]): Promise<number[]> {
  const { rows } = await db.executeQuery<{ id: number }>(
    CompiledQuery.raw(
      `select distinct p.id from permissions p join ${GIVEN} given
       on given.name = p.name and given.max_sdk is not distinct from p.max_sdk order by p.id`,
      [JSON.stringify(asked)],
    ),
  )
  return rows.map(({ id }) => id)
}
