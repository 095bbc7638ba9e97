import type { Database } from '../../../data/db/database.ts'
import { findAppHead } from '../../../data/db/queries/app-head.ts'
import { locale } from '../../words/words.ts'
import { whyAbsent } from '../absent-app.server.ts'
import type { Loaded } from '../define-page.server.ts'
import type { ReportModel } from './model.ts'

export async function loadReport(
  db: Database,
  appId: number,
  rest: Omit<ReportModel, 'app'>,
): Promise<Loaded<ReportModel>> {
  const app = await findAppHead(db, appId, locale)
  if (app?.status !== 'live') return whyAbsent(db, app)
  return { found: 'live', model: { app, ...rest } }
}
