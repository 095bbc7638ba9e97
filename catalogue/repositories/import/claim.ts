import type { Database } from '../../../data/db/database.ts'
import { appsNamed } from '../../../data/db/queries/repositories/imported-apps.ts'
import { appRows, letGo, link } from '../../../data/db/queries/repositories/repository-apps.ts'

/** A person assigned these apps to this repository, from any source. Returns those that are not waiting. */
export async function claim(db: Database, repository: number, names: string[]): Promise<string[]> {
  const rows = await appRows(db, repository)
  const there = await appsNamed(db, names)
  const waiting = names.filter(name => rows.get(name)?.state === 'waiting' && there.has(name))
  const apps = waiting.map(packageName => ({ packageName, app: there.get(packageName) ?? 0 }))
  await db.transaction().execute(async tx => {
    await letGo(tx, { apps: apps.map(({ app }) => app) })
    await link(tx, repository, apps)
  })
  return names.filter(name => !waiting.includes(name))
}
