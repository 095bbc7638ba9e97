import { isDeepStrictEqual } from 'node:util'
import type { Database } from '../../data/db/database.ts'
import { findFilesOfApps, judge, lockWithheld } from '../../data/db/queries/withheld-files.ts'
import { fileTag } from '../../data/files/file-tag.ts'
import type { RowChange } from './row-changes.ts'
import type { Row, StoredRow, TableName } from './tables.ts'

const picture = (key: string | null) => (key === null ? [] : [`img/${key}`])

/** The pictures and videos that a row names, as the view file_uses has them. */
const NAMED: { [Table in TableName]?: (row: StoredRow<Table>) => string[] } = {
  apps: row => picture(row.icon_key),
  screenshots: row => picture(row.image_key),
  videos: row => [...picture(row.poster_key), row.url.slice(1)],
  features: row => picture(row.image_key),
  brand_banners: row => picture(row.image_key),
  ad_locations: row => /img\/[a-z0-9/-]+/.exec(row.img_url)?.slice(0, 1) ?? [],
  collections: row => picture(row.image_key),
  developers: row => picture(row.logo_key),
}

const differs = ({ before, after }: RowChange, ...columns: string[]) =>
  columns.some(column => !isDeepStrictEqual(before?.[column], after?.[column]))

/** Those whose row came, went or names another one. */
function filesOf(change: RowChange): string[] {
  const named = NAMED[change.table] as ((row: Row) => string[]) | undefined
  if (!named) return []
  const [before, after] = [change.before, change.after].map(row => (row ? named(row) : []))
  const isSame = change.before && change.after && isDeepStrictEqual(before, after)
  return isSame && !differs(change, 'app_id') ? [] : [...(before ?? []), ...(after ?? [])]
}

export interface Withheld {
  /** What edges forget, because visitors get it no longer, or again. */
  tags: string[]
  /** Whether visitors get something no longer. */
  hides: boolean
}

/** Withholds the pictures and videos that only apps which were taken down have left, and gives back those that something else shows. */
export async function withhold(db: Database, changes: RowChange[]): Promise<Withheld> {
  const turned = changes.filter(
    change => change.table === 'apps' && change.before && differs(change, 'status', 'taken_down'),
  )
  const files = changes.flatMap(filesOf)
  if (turned.length > 0) {
    await lockWithheld(db)
    files.push(
      ...(await findFilesOfApps(
        db,
        turned.map(({ after, before }) => Number((after ?? before)?.id)),
      )),
    )
  }
  if (files.length === 0) return { tags: [], hides: false }
  const judged = await judge(db, [...new Set(files)])
  return {
    tags: judged.map(({ file }) => fileTag(file)),
    hides: judged.some(({ withheld }) => withheld),
  }
}
