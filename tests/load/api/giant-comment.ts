import { commentId } from '../../../rules/reports/comment-id.ts'
import { query } from '../../support/query.ts'

export const GIANT = commentId(1, 9_000_000)
export const GIANT_REPLIES = 100_020

/** A comment with more replies than anyone will read, on the first app. */
export async function insertGiantComment(databaseUrl: string): Promise<void> {
  await query(
    databaseUrl,
    `insert into comments (app_id, id, author, body, reply_count, created_at)
     values (1, $1, '热闹', '说点什么', $2, timestamptz '2020-01-01')`,
    [GIANT, GIANT_REPLIES],
  )
  await query(
    databaseUrl,
    `insert into replies (app_id, comment_id, number, author, body)
     select 1, $1, n, '用户' || n, '第 ' || n || ' 条回复，说得长一点，像真的一样。' from generate_series(0, $2 - 1) n`,
    [GIANT, GIANT_REPLIES],
  )
  await query(databaseUrl, 'analyze comments')
  await query(databaseUrl, 'analyze replies')
}
