import { z } from 'zod'
import type { Database } from '../../database.ts'
import { statement } from '../../statement.ts'

const packageRow = z.object({
  version: z.number(),
  abi: z.string(),
  app: z.number(),
  path: z.string(),
  size: z.number(),
  sha256: z.string(),
})
export type PackageRow = z.infer<typeof packageRow>

/** Where one goes on; before the first: `START`. */
type Place = Pick<PackageRow, 'version' | 'abi'>
export const START: Place = { version: 0, abi: '' }

const AT_ONCE = 1000

const packageRows = statement({
  name: 'package rows',
  parameters: { version: 'bigint', abi: 'text', published: 'boolean', unseen: 'boolean' },
  row: packageRow,
  text: ({ version, abi, published, unseen }) => `
  select p.version_id as version, p.abi, v.app_id as app, p.path, p.size, encode(p.sha256, 'hex') as sha256
  from packages p join versions v on v.id = p.version_id
  where (p.version_id, p.abi) > (${version}, ${abi}) and (v.state = 'published' or not ${published})
    and (not ${unseen} or not exists (select from inspections i where i.sha256 = p.sha256))
  order by p.version_id, p.abi limit ${AT_ONCE}`,
})

/** The files of the catalogue, in the order of their keys; `published`: only those that visitors can get; `unseen`: not yet inspected. */
export async function* everyPackage(
  db: Database,
  { after = START, published = false, unseen = false } = {},
): AsyncGenerator<PackageRow> {
  for (let place = after; ; ) {
    const { version, abi } = place
    const rows = await packageRows(db, { version, abi, published, unseen })
    yield* rows
    const last = rows[AT_ONCE - 1]
    if (!last) return
    place = last
  }
}
