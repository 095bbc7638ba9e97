import type pg from 'pg'
import { commentId } from '../../rules/comment-id.ts'
import { insertRow, type Row } from './insert-row.ts'

/** One more comment of an app, which counts it; its `reply_count` replies are there. Returns its id. */
export async function addComment(client: pg.Client, app: number, comment: Row = {}): Promise<number> {
  const { rows } = await client.query('select count(*)::integer as n from comments where app_id = $1', [app])
  const id = commentId(app, rows[0].n + 1)
  const row = { app_id: app, id, author: '小麦茶', rating: 5, body: '很好用', ...comment }
  const { reply_count } = await insertRow(client, 'comments', row)
  await client.query(
    `insert into replies (app_id, comment_id, number, author, body)
     select $1, $2, n, '用户' || n, '回复' || n from generate_series(0, $3::integer - 1) n`,
    [app, id, reply_count],
  )
  await client.query(
    `insert into app_stats (app_id, comments) values ($1, 1)
     on conflict (app_id) do update set comments = app_stats.comments + 1`,
    [app],
  )
  return id
}
