import type { Database } from '../database.ts'
import { statement } from '../statement.ts'

export interface PackageAppRow {
  appId: number
  status: 'live' | 'delisted'
  name: string
}

/** $1 is the path of a file, $2 the locale. */
const appOfPackage = statement<PackageAppRow>(`
  select app.id as "appId", app.status, words.name
  from packages file
  join versions version on version.id = file.version_id
  join apps app on app.id = version.app_id
  join lateral (
    select name from app_texts where app_id = app.id order by locale = $2 desc, locale limit 1
  ) words on true
  where file.path = $1
  order by app.status = 'live' desc
  limit 1
`)

/** Whose file it is; undefined when it is nobody's, or no longer. */
export async function findAppOfPackage(
  db: Database,
  path: string,
  locale: string,
): Promise<PackageAppRow | undefined> {
  return (await appOfPackage(db, path, locale))[0]
}
