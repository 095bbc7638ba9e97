import { z } from 'zod'
import { FIRST_OFFSET, REPLY_PAGE_SIZE } from '../../../contract/api/reply-page.ts'
import { appOfComment } from '../../../rules/reports/comment-id.ts'
import type { Database } from '../database.ts'
import { statement } from '../statement.ts'

const replyRow = z.object({
  number: z.number(),
  author: z.string(),
  byDeveloper: z.boolean(),
  body: z.string(),
})
export type ReplyRow = z.infer<typeof replyRow>

export const commentRow = z.object({
  id: z.number(),
  author: z.string(),
  rating: z.number().nullable(),
  body: z.string(),
  createdAt: z.number(),
  replyCount: z.number(),
  replies: z.array(replyRow),
})
export type CommentRow = z.infer<typeof commentRow>

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

/** `from` is the number of the first reply. */
const PLACE = { app: 'bigint', comment: 'bigint', from: 'integer' } as const

const thread = statement({
  name: 'thread',
  parameters: PLACE,
  row: z.object({ comments: z.array(commentRow) }),
  text: ({ app, comment, from }) => `
  select (${commentsAsJson(
    app,
    `select * from comments where app_id = ${app} and id = ${comment} and not hidden`,
    newestFirst,
    `number >= ${from} and number < ${from} + ${THREAD_PAGE_SIZE}`,
  )}) as comments
`,
})

/** One comment with a page of its replies, from 1 up. */
export async function findThread(
  db: Database,
  commentId: number,
  page: number,
): Promise<CommentRow | undefined> {
  const from = (page - 1) * THREAD_PAGE_SIZE
  const [row] = await thread(db, { app: appOfComment(commentId), comment: commentId, from })
  return row?.comments[0]
}

const replyPage = z.object({ replyCount: z.number(), replies: z.array(replyRow) })

const repliesOf = statement({
  name: 'replies',
  parameters: PLACE,
  row: replyPage,
  text: ({ app, comment, from }) => `
  select
    comment.reply_count as "replyCount",
    ${repliesAsJson(app, comment, `number >= ${from} and number < ${from} + ${REPLY_PAGE_SIZE}`)} as replies
  from comments comment
  join apps app on app.id = comment.app_id and app.status = 'live'
  where comment.app_id = ${app} and comment.id = ${comment} and not comment.hidden
`,
})

/** An index range: replies are numbered without holes, so no row before the offset is read. */
export async function findReplies(
  db: Database,
  commentId: number,
  offset: number,
): Promise<z.infer<typeof replyPage> | undefined> {
  const [found] = await repliesOf(db, { app: appOfComment(commentId), comment: commentId, from: offset })
  return found
}
