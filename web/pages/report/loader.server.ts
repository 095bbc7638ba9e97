import type { ReportSubject } from '../../../contract/report.ts'
import type { Database } from '../../../data/db/database.ts'
import { findAppHead } from '../../../data/db/queries/app-head.ts'
import { findThread } from '../../../data/db/queries/comments.ts'
import { findDeveloperName } from '../../../data/db/queries/developer-name.ts'
import { locale } from '../../words/words.ts'
import { whyAbsent } from '../absent-app.server.ts'
import type { Loaded } from '../define-page.server.ts'
import type { ReportModel } from './model.ts'

type Form = Pick<ReportModel, 'canonical' | 'filled'>

export async function loadReport(
  db: Database,
  subject: ReportSubject,
  form: Form,
): Promise<Loaded<ReportModel>> {
  const model: ReportModel = { subject, app: undefined, comment: undefined, developer: undefined, ...form }
  if (subject.kind === 'other') return { found: 'live', model }
  if (subject.kind === 'developer') {
    const { developerId } = subject
    const name = await findDeveloperName(db, developerId, locale)
    if (name === undefined) return { found: 'nothing' }
    return { found: 'live', model: { ...model, developer: { developerId, name } } }
  }
  const [app, comment] = await Promise.all([
    findAppHead(db, subject.appId, locale),
    subject.kind === 'comment' ? findThread(db, subject.commentId, 1) : undefined,
  ])
  if (app?.status !== 'live') return whyAbsent(db, app)
  if (subject.kind === 'app') return { found: 'live', model: { ...model, app } }
  if (!comment) return { found: 'nothing' }
  const { author, body } = comment
  return { found: 'live', model: { ...model, app, comment: { author, body } } }
}
