import { findDetail } from '../../../data/db/queries/documents/detail.ts'
import { locale } from '../../words/words.ts'
import { type AbsentApp, whyAbsent } from '../absent-app.server.ts'
import type { DetailDeps } from './detail-deps.server.ts'
import type { DetailModel } from './model.ts'
import { presentDetail } from './present-detail.server.ts'

export type LoadedDetail = { found: 'live'; model: DetailModel } | AbsentApp

export async function loadDetail(deps: DetailDeps, appId: number): Promise<LoadedDetail> {
  const { db, adHosts } = deps
  const found = await findDetail(db, appId, locale, adHosts)
  if (!found) return { found: 'nothing' }
  if (found.page.standing !== 'live') return whyAbsent(db, { ...found.page, appId })
  return { found: 'live', model: presentDetail(found.page, found.around, deps) }
}
