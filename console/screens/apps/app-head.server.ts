import type { Database } from '../../../data/db/database.ts'
import { headOfApp } from '../../../data/db/queries/apps/head.ts'
import type { AppHeadModel } from './app-head.tsx'

/** What every screen of one app says of it; undefined: there is none. */
export async function findAppHead(
  db: Database,
  id: string | undefined,
  locale: string,
): Promise<AppHeadModel | undefined> {
  if (!id || !/^[1-9]\d{0,14}$/.test(id)) return undefined
  return (await headOfApp(db, { app: Number(id), locale }))[0]
}
