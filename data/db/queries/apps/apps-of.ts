import { z } from 'zod'
import type { Database } from '../../database.ts'
import { statement } from '../../statement.ts'

/** Which app each of these versions is of. */
export const appsOfVersions = statement({
  name: 'apps of versions',
  parameters: { versions: 'bigint[]' },
  row: z.object({ id: z.number(), app: z.number() }),
  text: ({ versions }) => `select id, app_id as app from versions where id = any (${versions})`,
})

/** More than these are never brought up to date at once. */
const MAX_RENAMED = 1001

const renamed = statement({
  name: 'apps of renamed',
  parameters: { developers: 'bigint[]', categories: 'integer[]', after: 'bigint' },
  row: z.object({ id: z.number() }),
  text: ({ developers, categories, after }) => `
  select id from (
    select id from apps where developer_id = any (${developers}) and status = 'live'
    union
    select app_id from app_categories where category_id in (
      select id from categories where id = any (${categories}) or parent_id = any (${categories})
    )
  ) found
  where id > ${after} order by id limit ${MAX_RENAMED}`,
})

/** Some apps of developers and categories that have another name, in the order of their ids. */
export async function appsOfRenamed(
  db: Database,
  { developers, categories }: { developers: number[]; categories: number[] },
  after: number,
  max: number,
): Promise<number[]> {
  const rows = await renamed(db, { developers, categories, after })
  return rows.slice(0, max).map(({ id }) => id)
}

/** Raises the revision of apps of which only other tables' rows have changed. */
export const touchApps = statement({
  name: 'touch apps',
  parameters: { apps: 'bigint[]' },
  row: z.never(),
  text: ({ apps }) => `
  update apps set revision = revision where id = any (${apps}) and xmin <> pg_current_xact_id()::xid`,
})
