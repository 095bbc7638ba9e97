import type { Database } from '../../data/db/database.ts'
import type { AppHeadRow } from '../../data/db/queries/app-head.ts'
import { findSurroundings } from '../../data/db/queries/app-surroundings.ts'
import type { AppItem } from '../kit/app-list.tsx'
import { locale } from '../words/words.ts'
import type { GoneModel } from './gone/model.ts'
import { presentApp } from './present-app.server.ts'

type GoneRow = Pick<AppHeadRow, 'appId' | 'packageName' | 'name' | 'standing'>

/** An app that has no pages, or no longer. */
export type AbsentApp = { found: 'nothing' } | { found: 'gone'; model: GoneModel }

/** What is said of an app that is gone; undefined: it is live. */
export function goneModel(
  { appId, packageName, name, standing }: GoneRow,
  related: AppItem[],
): GoneModel | undefined {
  return standing === 'live' ? undefined : { appId, packageName, name, kind: standing, related }
}

export async function whyAbsent(db: Database, app: GoneRow | undefined): Promise<AbsentApp> {
  if (!app) return { found: 'nothing' }
  const { related } = await findSurroundings(db, app.appId, locale)
  const model = goneModel(app, related.map(presentApp))
  return model ? { found: 'gone', model } : { found: 'nothing' }
}
