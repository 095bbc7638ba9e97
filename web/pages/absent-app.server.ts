import type { Database } from '../../data/db/database.ts'
import type { AppHeadRow } from '../../data/db/queries/app-head.ts'
import { findRelated } from '../../data/db/queries/documents/detail.ts'
import { findRisingApps } from '../../data/db/queries/ranked-apps.ts'
import { locale } from '../words/words.ts'
import type { GoneModel } from './gone/model.ts'
import { presentApp } from './present-app.server.ts'

type GoneRow = Pick<AppHeadRow, 'appId' | 'packageName' | 'name' | 'standing'>

/** An app that has no pages, or no longer. */
export type AbsentApp = { found: 'nothing' } | { found: 'gone'; model: GoneModel }

/** Two rows of three. */
const SHOWN = 6

/** What may do instead of an app: similar ones, or at least those that many like. */
export async function findInstead(
  db: Database,
  appId: number,
): Promise<Pick<GoneModel, 'related' | 'popular'>> {
  const related = await findRelated(db, appId, locale)
  if (related.length > 0) return { related: related.map(presentApp), popular: [] }
  return { related: [], popular: (await findRisingApps(db, 'all', locale)).slice(0, SHOWN).map(presentApp) }
}

export async function whyAbsent(db: Database, app: GoneRow | undefined): Promise<AbsentApp> {
  if (!app || app.standing === 'live') return { found: 'nothing' }
  const { appId, packageName, name, standing: kind } = app
  return { found: 'gone', model: { appId, packageName, name, kind, ...(await findInstead(db, appId)) } }
}
