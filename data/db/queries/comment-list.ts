import type { Database } from '../database.ts'
import { statement } from '../statement.ts'
import { type CommentRow, commentsAsJson, newestFirst } from './comments.ts'

export const COMMENTS_PER_PAGE = 20
/** Also the most that are counted, however many there are. */
export const COMMENTS_LISTED = 1000

export interface CommentList {
  comments: CommentRow[]
  /** How many can be seen, and how many with 1, 2, 3, 4 and 5 stars; one more than are listed means "and more". */
  shown: number
  byStars: number[]
}

export interface CommentListQuery {
  sort: 'newest' | 'replies'
  /** undefined: any rating, also none. */
  stars: number | undefined
  page: number
}

const order = { newest: newestFirst, replies: 'reply_count desc, id desc' }

const count = (where: string) => `
  (select count(*)::integer from (
    select 1 from comments where app_id = $1 and not hidden ${where} limit 1001
  ) seen)`

/**
 * The offset is counted in the index alone (see migration 0005) and is never above COMMENTS_LISTED; only the comments of
 * the page itself are read. $1 is the app, $2 the offset, $3 the stars.
 */
const list = (sort: CommentListQuery['sort'], where: string) =>
  statement<CommentList>(`
  select
    (${commentsAsJson(
      '$1',
      `select comments.* from (
        select id from comments
        where app_id = $1 and not hidden ${where}
        order by ${order[sort]}
        limit 20 offset $2
      ) page join comments on comments.app_id = $1 and comments.id = page.id`,
      order[sort],
    )}) as comments,
    ${count('')} as shown,
    array(select ${count('and rating = star')} from generate_series(1, 5) star order by star) as "byStars"
`)

const any = { newest: list('newest', ''), replies: list('replies', '') }
const rated = { newest: list('newest', 'and rating = $3'), replies: list('replies', 'and rating = $3') }

export async function findCommentList(
  db: Database,
  appId: number,
  { sort, stars, page }: CommentListQuery,
): Promise<CommentList> {
  const offset = (page - 1) * COMMENTS_PER_PAGE
  const [found] = await (stars === undefined
    ? any[sort](db, appId, offset)
    : rated[sort](db, appId, offset, stars))
  return found ?? { comments: [], shown: 0, byStars: [0, 0, 0, 0, 0] }
}
