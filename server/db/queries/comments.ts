import { sql } from 'kysely'
import { appOfComment } from '../../../rules/comment-id.ts'
import type { Database } from '../database.ts'

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

/** Replies that stand under a comment before the visitor asks for more; the first page asked for starts here. */
export const FIRST_REPLIES = 3
export const REPLY_PAGE = 10

export async function newestComments(db: Database, appId: number, limit: number): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    select
      c.id, c.author, c.rating, c.body, c.reply_count as "replyCount",
      extract(epoch from c.created_at)::float8 * 1000 as "createdAt",
      first.replies
    from (
      select * from comments
      where app_id = ${appId} and not hidden
      order by created_at desc, id desc
      limit ${limit}
    ) c
    cross join lateral (
      select coalesce(json_agg(json_build_object(
        'number', number, 'author', author, 'byDeveloper', by_developer, 'body', body
      ) order by number), '[]') as replies
      from replies
      where app_id = ${appId} and comment_id = c.id and number < ${FIRST_REPLIES} and not hidden
    ) first
    order by c.created_at desc, c.id desc
  `.execute(db)
  return rows
}

/** An index range: replies are numbered without holes, so no row before the offset is read. */
export async function replyRange(db: Database, commentId: number, offset: number): Promise<ReplyRow[]> {
  const { rows } = await sql<ReplyRow>`
    select number, author, by_developer as "byDeveloper", body
    from replies
    where app_id = ${appOfComment(commentId)} and comment_id = ${commentId}
      and number >= ${offset} and number < ${offset + REPLY_PAGE} and not hidden
    order by number
  `.execute(db)
  return rows
}
