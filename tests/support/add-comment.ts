import { sql } from 'kysely'
import type { Database } from '../../data/db/database.ts'
import { commentId } from '../../rules/reports/comment-id.ts'
import { putRows, type Row } from './put-rows.ts'
import { upTo } from './values.ts'

/** A comment, and how many replies it has. */
export interface SaidRow extends Row {
  replies?: number
}

/** One more comment of an app, with its replies. Returns its id. */
export async function addComment(
  db: Database,
  app: number,
  { replies = 0, ...comment }: SaidRow = {},
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from comments where app_id = ${app}`.execute(db)
  const id = commentId(app, (rows[0]?.n ?? 0) + 1)
  await putRows(db, {
    comments: [{ app_id: app, id, author: '小麦茶', rating: 5, body: '很好用', ...comment }],
    replies: upTo(replies).map(n => ({
      app_id: app,
      comment_id: id,
      number: n,
      author: `用户${n}`,
      body: `回复${n}`,
    })),
  })
  return id
}
