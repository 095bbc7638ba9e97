import { findAppPage } from '../../../data/db/queries/app-page.ts'
import { findSurroundings } from '../../../data/db/queries/app-surroundings.ts'
import { locale } from '../../words/words.ts'
import { type AbsentApp, whyAbsent } from '../absent-app.server.ts'
import type { DetailDeps } from './detail-deps.server.ts'
import type { DetailModel } from './model.ts'
import { presentDetail } from './present-detail.server.ts'

export type LoadedDetail = { found: 'live'; model: DetailModel } | AbsentApp

export async function loadDetail(deps: DetailDeps, appId: number): Promise<LoadedDetail> {
  const { db, adHosts } = deps
  const [row, around] = await Promise.all([
    findAppPage(db, appId, locale),
    findSurroundings(db, appId, locale, adHosts),
  ])
  if (!row) return { found: 'nothing' }
  if (row.standing !== 'live') return whyAbsent(db, { ...row, appId })
  return { found: 'live', model: presentDetail(row, around, deps) }
}
