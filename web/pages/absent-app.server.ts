import type { Database } from '../../data/db/database.ts'
import type { AppHeadRow } from '../../data/db/queries/app-head.ts'
import { findSurroundings } from '../../data/db/queries/app-surroundings.ts'
import type { AppItem } from '../kit/app-list.tsx'
import { locale } from '../words/words.ts'
import { presentApp } from './present-app.server.ts'

/** An app that has no pages, or no longer. */
export type AbsentApp = { found: 'nothing' } | { found: 'delisted'; name: string; related: AppItem[] }

export async function whyAbsent(db: Database, app: AppHeadRow | undefined): Promise<AbsentApp> {
  if (!app) return { found: 'nothing' }
  const { related } = await findSurroundings(db, app.appId, locale)
  return { found: 'delisted', name: app.name, related: related.map(presentApp) }
}
