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

/** Those replies of a comment whose number fits, as one JSON list. */
const repliesAsJson = (app: string, comment: string, fits: string) => `(
      select coalesce(json_agg(json_build_object(
        'number', number, 'author', author, 'byDeveloper', by_developer, 'body', body
      ) order by number), '[]')
      from replies
      where app_id = ${app} and comment_id = ${comment} and ${fits} and not hidden
    )`

export const newestFirst = 'created_at desc, id desc'

/** Comments of an app as one JSON list, each with its first replies; `app` names a parameter or column. */
export const commentsAsJson = (
  app: string,
  rows: string,
  order: string,
  replies = `number < ${FIRST_OFFSET}`,
) => `
  select coalesce(json_agg(json_build_object(
    'id', c.id,
    'author', c.author,
    'rating', c.rating,
    'body', c.body,
    'createdAt', extract(epoch from c.created_at) * 1000,
    'replyCount', c.reply_count,
    'replies', ${repliesAsJson(app, 'c.id', replies)}
  ) order by ${order}), '[]')
  from (${rows}) c`

export const newestCommentsOf = (app: string, limit: number) =>
  commentsAsJson(
    app,
    `select * from comments
    where app_id = ${app} and not hidden
    order by ${newestFirst}
    limit ${limit}`,
    newestFirst,
  )

export const THREAD_PAGE_SIZE = 100

/** $1 is the app, $2 the comment, $3 the number of the first reply. */
const thread = statement<{ comments: CommentRow[] }>(`
  select (${commentsAsJson(
    '$1',
    'select * from comments where app_id = $1 and id = $2 and not hidden',
    newestFirst,
    `number >= $3 and number < $3 + ${THREAD_PAGE_SIZE}`,
  )}) as comments
`)

/** One comment with a page of its replies, from 1 up. */
export async function findThread(
  db: Database,
  commentId: number,
  page: number,
): Promise<CommentRow | undefined> {
  const [row] = await thread(db, appOfComment(commentId), commentId, (page - 1) * THREAD_PAGE_SIZE)
  return row?.comments[0]
}

const repliesOf = statement<{ replyCount: number; replies: ReplyRow[] }>(`
  select
    comment.reply_count as "replyCount",
    ${repliesAsJson('$1', '$2', `number >= $3 and number < $3 + ${REPLY_PAGE_SIZE}`)} as replies
  from comments comment
  join apps app on app.id = comment.app_id and app.status = 'live'
  where comment.app_id = $1 and comment.id = $2 and not comment.hidden
`)

/** An index range: replies are numbered without holes, so no row before the offset is read. */
export async function findReplies(
  db: Database,
  commentId: number,
  offset: number,
): Promise<{ replyCount: number; replies: ReplyRow[] } | undefined> {
  const [found] = await repliesOf(db, appOfComment(commentId), commentId, offset)
  return found
}
