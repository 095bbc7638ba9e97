import { CompiledQuery } from 'kysely'
import type { Database } from '../../../data/db/database.ts'

interface Permission {
  name: string
  maxSdk?: number | null | undefined
}

interface Asked {
  name: string
  max_sdk: number | null
}

/** What the commands of one transaction have asked for: most apps want the same. */
const known = new WeakMap<Database, Map<string, number>>()

/** Their numbers, ascending. The list of permissions only grows, and no page shows it by itself: adding to it is no change of the catalogue. */
export async function permissionIds(db: Database, permissions: Permission[]): Promise<number[]> {
  const ids = known.get(db) ?? new Map<string, number>()
  known.set(db, ids)
  const asked = permissions.map(({ name, maxSdk = null }) => ({ name, max_sdk: maxSdk }))
  const unknown = () => asked.filter(one => !ids.has(textOf(one)))
  const learn = async () => {
    if (unknown().length > 0) for (const { id, ...one } of await find(db, unknown())) ids.set(textOf(one), id)
  }
  await learn()
  if (unknown().length > 0) {
    await db.executeQuery(
      CompiledQuery.raw(
        `insert into permissions (name, max_sdk) select distinct name, max_sdk from ${GIVEN} on conflict do nothing`,
        [JSON.stringify(unknown())],
      ),
    )
    await learn()
  }
  return [...new Set(asked.flatMap(one => ids.get(textOf(one)) ?? []))].sort((a, b) => a - b)
}

const textOf = ({ name, max_sdk }: Asked) => `${name} ${max_sdk}`

const GIVEN = 'jsonb_populate_recordset(null::permissions, $1::jsonb)'

async function find(db: Database, asked: Asked[]): Promise<(Asked & { id: number })[]> {
  const { rows } = await db.executeQuery<Asked & { id: number }>(
    CompiledQuery.raw(
      `select distinct p.id, p.name, p.max_sdk from permissions p join ${GIVEN} given
       on given.name = p.name and given.max_sdk is not distinct from p.max_sdk`,
      [JSON.stringify(asked)],
    ),
  )
  return rows
}
