import { CompiledQuery } from 'kysely'
import type { Database } from '../../../data/db/database.ts'

export interface PackageRow {
  version: number
  abi: string
  app: number
  path: string
  size: number
  sha256: string
}

/** Where one goes on; before the first: `START`. */
export type Place = Pick<PackageRow, 'version' | 'abi'>
export const START: Place = { version: 0, abi: '' }

/** Some files of the catalogue, in the order of their keys; `published`: only those that visitors can get; `unseen`: that nobody has looked into. */
export async function packageRows(
  db: Database,
  {
    after,
    max,
    published = false,
    unseen = false,
  }: { after: Place; max: number; published?: boolean; unseen?: boolean },
): Promise<PackageRow[]> {
  const { rows } = await db.executeQuery<PackageRow>(
    CompiledQuery.raw(
      `select p.version_id as version, p.abi, v.app_id as app, p.path, p.size, encode(p.sha256, 'hex') as sha256
       from packages p join versions v on v.id = p.version_id
       where (p.version_id, p.abi) > ($1::bigint, $2::text) and (v.state = 'published' or not $3::boolean)
         and (not $5::boolean or not exists (select from inspections i where i.sha256 = p.sha256))
       order by p.version_id, p.abi limit $4::integer`,
      [after.version, after.abi, published, max, unseen],
    ),
  )
  return rows
}

/** All of them, some at a time. */
export async function* everyPackage(db: Database, { published = false } = {}): AsyncGenerator<PackageRow> {
  const max = 1000
  for (let after = START; ; ) {
    const rows = await packageRows(db, { after, max, published })
    yield* rows
    const last = rows[max - 1]
    if (!last) return
    after = last
  }
}
