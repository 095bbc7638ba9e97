import type { Database } from '../../../server/db/database.ts'
import { findAppPage } from '../../../server/db/queries/app-page.ts'
import { findSurroundings } from '../../../server/db/queries/app-surroundings.ts'
import { locale } from '../../words/words.ts'
import type { DetailModel, NeighbourApp } from './model.ts'
import { presentDetail, presentNeighbour } from './present-detail.server.ts'

export type LoadedDetail =
  | { found: 'live'; model: DetailModel }
  | { found: 'delisted'; name: string; related: NeighbourApp[] }
  | { found: 'nothing' }

export async function loadDetail(db: Database, origin: string, appId: number): Promise<LoadedDetail> {
  const [row, around] = await Promise.all([
    findAppPage(db, appId, locale),
    findSurroundings(db, appId, locale),
  ])
  if (!row) return { found: 'nothing' }
  if (row.status === 'delisted') {
    return { found: 'delisted', name: row.name, related: around.related.map(presentNeighbour) }
  }
  return { found: 'live', model: presentDetail(row, around, origin) }
}
