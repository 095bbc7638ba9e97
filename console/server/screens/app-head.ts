import { ask } from '../../../catalogue/commands/ask.ts'
import type { Database } from '../../../data/db/database.ts'
import type { AppHeadModel } from '../../views/apps/app-head.tsx'
import { appName } from './app-name.ts'

/** What every screen of one app says of it; undefined: there is none. */
export async function findAppHead(
  db: Database,
  id: string | undefined,
  locale: string,
): Promise<AppHeadModel | undefined> {
  if (!id || !/^[1-9]\d{0,14}$/.test(id)) return undefined
  const [found] = await ask<AppHeadModel>(
    db,
    `select a.id, a.revision, a.package_name as "packageName", a.icon_key as icon, coalesce(${appName('a.id', '$2')}, a.package_name) as name,
       case when a.taken_down then 'taken-down' else a.status end as standing
     from apps a where a.id = $1`,
    [id, locale],
  )
  return found
}
