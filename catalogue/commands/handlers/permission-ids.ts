import type { Database } from '../../../data/db/database.ts'
import { addPermissions, findPermissions } from '../../../data/db/queries/apps/permissions.ts'
import type { StoredRow } from '../tables.ts'

export interface Permission {
  name: string
  maxSdk?: number | null | undefined
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
    if (unknown().length === 0) return
    const found = await findPermissions(db, { permissions: JSON.stringify(unknown()) })
    for (const { id, ...one } of found) ids.set(textOf(one), id)
  }
  await learn()
  if (unknown().length > 0) {
    await addPermissions(db, { permissions: JSON.stringify(unknown()) })
    await learn()
  }
  return [...new Set(asked.flatMap(one => ids.get(textOf(one)) ?? []))].sort((a, b) => a - b)
}

const textOf = ({ name, max_sdk }: Omit<StoredRow<'permissions'>, 'id'>) => `${name} ${max_sdk}`
