import { FIRST_OFFSET, REPLY_PAGE_SIZE } from '../../../contract/api/reply-page.ts'
import { appOfComment } from '../../../rules/comment-id.ts'
import type { Database } from '../database.ts'
import { statement } from '../statement.ts'

export interface CommentRow {
  id: number
  author: string
  rating: number | null
  body: string
  createdAt: number
  replyCount: number
  replies: ReplyRow[]
}

export interface ReplyRow {
  number: number
  author: string
  byDeveloper: boolean
  body: string
}

/** The newest comments of an app as one JSON list, each with its first replies; `app` names a parameter or column. */
export const newestCommentsOf = (app: string, limit: number) => `
  select coalesce(json_agg(json_build_object(
    'id', c.id,
    'author', c.author,
    'rating', c.rating,
    'body', c.body,
    'createdAt', extract(epoch from c.created_at) * 1000,
    'replyCount', c.reply_count,
    'replies', (
      select coalesce(json_agg(json_build_object(
        'number', number, 'author', author, 'byDeveloper', by_developer, 'body', body
      ) order by number), '[]')
      from replies
      where app_id = ${app} and comment_id = c.id and number < ${FIRST_OFFSET} and not hidden
    )
  ) order by c.created_at desc, c.id desc), '[]')
  from (
    select * from comments
    where app_id = ${app} and not hidden
    order by created_at desc, id desc
    limit ${limit}
  ) c`

const replies = statement<ReplyRow>(`
  select number, author, by_developer as "byDeveloper", body
  from replies
  where app_id = $1 and comment_id = $2 and number >= $3 and number < $3 + ${REPLY_PAGE_SIZE} and not hidden
  order by number
`)

/** An index range: replies are numbered without holes, so no row before the offset is read. */
export function replyRange(db: Database, commentId: number, offset: number): Promise<ReplyRow[]> {
  return replies(db, appOfComment(commentId), commentId, offset)
}
