import { NO_MORE, REPLY_PAGE_SIZE, type ReplyPage } from '../../contract/api/reply-page.ts'
import type { Database } from '../../data/db/database.ts'
import { findReplies, type ReplyRow } from '../../data/db/queries/comments.ts'
import { appOfComment } from '../../rules/reports/comment-id.ts'

/** The page's own component, as text. */
export type RenderReplies = (replies: ReplyRow[]) => string

export async function replyPage(
  db: Database,
  renderReplies: RenderReplies,
  commentId: number,
  offset: number,
): Promise<{ page?: ReplyPage; tags: string[] }> {
  const tags = [`comments-${appOfComment(commentId)}`]
  const found = await findReplies(db, commentId, offset)
  if (!found) return { tags }
  const next = offset + REPLY_PAGE_SIZE
  const nextOffset = next < found.replyCount ? next : NO_MORE
  return { page: { content: renderReplies(found.replies), nextOffset }, tags }
}
