import type { Database } from '../../../data/db/database.ts'
import { findAppHead } from '../../../data/db/queries/app-head.ts'
import { findThread, THREAD_PAGE_SIZE } from '../../../data/db/queries/comments.ts'
import { appOfComment } from '../../../rules/reports/comment-id.ts'
import { locale } from '../../words/words.ts'
import { whyAbsent } from '../absent-app.server.ts'
import type { Loaded } from '../define-page.server.ts'
import { presentComment } from '../detail/present-detail.server.ts'
import type { ThreadModel } from './model.ts'

export const LAST_PAGE = 9999

export async function loadThread(
  db: Database,
  appId: number,
  commentId: number,
  page: number,
): Promise<Loaded<ThreadModel>> {
  if (appOfComment(commentId) !== appId) return { found: 'nothing' }
  const [app, comment] = await Promise.all([findAppHead(db, appId, locale), findThread(db, commentId, page)])
  if (app?.status !== 'live') return whyAbsent(db, app)
  const lastPage = Math.max(1, Math.ceil((comment?.replyCount ?? 0) / THREAD_PAGE_SIZE))
  if (!comment || page > lastPage) return { found: 'nothing' }
  // All of them are here, or a page away.
  const shown = { ...presentComment(comment), moreReplies: 0 }
  return { found: 'live', model: { app, comment: shown, page, lastPage } }
}
