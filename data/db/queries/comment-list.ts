import { z } from 'zod'
import type { Database } from '../database.ts'
import { type Places, statement } from '../statement.ts'
import { commentRow, commentsAsJson, newestFirst } from './comments.ts'

export const COMMENTS_PER_PAGE = 20
/** Also the most that are counted, however many there are. */
export const COMMENTS_LISTED = 1000

const commentList = z.object({
  comments: z.array(commentRow),
  /** How many can be seen, and how many with 1, 2, 3, 4 and 5 stars; one more than are listed means "and more". */
  shown: z.number(),
  byStars: z.array(z.number()),
})
export type CommentList = z.infer<typeof commentList>

export interface CommentListQuery {
  sort: 'newest' | 'replies'
  /** undefined: any rating, also none. */
  stars: number | undefined
  page: number
}

const order = { newest: newestFirst, replies: 'reply_count desc, id desc' }

const count = (app: string, where: string) => `
  (select count(*)::integer from (
    select 1 from comments where app_id = ${app} and not hidden ${where} limit ${COMMENTS_LISTED + 1}
  ) seen)`

/**
 * The offset is counted in the index alone (comments_newest and its like) and is never above COMMENTS_LISTED; only the comments of
 * the page itself are read.
 */
const list = (sort: CommentListQuery['sort'], where: string, { app, offset }: Places<'app' | 'offset'>) => `
  select
    (${commentsAsJson(
      app,
      `select comments.* from (
        select id from comments
        where app_id = ${app} and not hidden ${where}
        order by ${order[sort]}
        limit ${COMMENTS_PER_PAGE} offset ${offset}
      ) page join comments on comments.app_id = ${app} and comments.id = page.id`,
      order[sort],
    )}) as comments,
    ${count(app, '')} as shown,
    array(select ${count(app, 'and rating = star')} from generate_series(1, 5) star order by star) as "byStars"
`

const any = (sort: CommentListQuery['sort']) =>
  statement({
    name: `comment list, ${sort}`,
    parameters: { app: 'bigint', offset: 'bigint' },
    row: commentList,
    text: places => list(sort, '', places),
  })

const rated = (sort: CommentListQuery['sort']) =>
  statement({
    name: `comment list, rated, ${sort}`,
    parameters: { app: 'bigint', offset: 'bigint', stars: 'smallint' },
    row: commentList,
    text: ({ stars, ...places }) => list(sort, `and rating = ${stars}`, places),
  })

const ofAnyRating = { newest: any('newest'), replies: any('replies') }
const ofRating = { newest: rated('newest'), replies: rated('replies') }

export async function findCommentList(
  db: Database,
  appId: number,
  { sort, stars, page }: CommentListQuery,
): Promise<CommentList> {
  const offset = (page - 1) * COMMENTS_PER_PAGE
  const [found] = await (stars === undefined
    ? ofAnyRating[sort](db, { app: appId, offset })
    : ofRating[sort](db, { app: appId, offset, stars }))
  return found ?? { comments: [], shown: 0, byStars: [0, 0, 0, 0, 0] }
}
