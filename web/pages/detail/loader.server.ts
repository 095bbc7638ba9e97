import { findAppPage } from '../../../data/db/queries/app-page.ts'
import { findSurroundings } from '../../../data/db/queries/app-surroundings.ts'
import { locale } from '../../words/words.ts'
import { type AbsentApp, goneModel } from '../absent-app.server.ts'
import { presentApp } from '../present-app.server.ts'
import type { DetailParts } from './detail-parts.server.ts'
import type { DetailModel } from './model.ts'
import { presentDetail } from './present-detail.server.ts'

export type LoadedDetail = { found: 'live'; model: DetailModel } | AbsentApp

export async function loadDetail(parts: DetailParts, appId: number): Promise<LoadedDetail> {
  const { db, adHosts } = parts
  const [row, around] = await Promise.all([
    findAppPage(db, appId, locale),
    findSurroundings(db, appId, locale, adHosts),
  ])
  if (!row) return { found: 'nothing' }
  const gone = goneModel({ ...row, appId: row.id }, around.related.map(presentApp))
  if (gone) return { found: 'gone', model: gone }
  return { found: 'live', model: presentDetail(row, around, parts) }
}
