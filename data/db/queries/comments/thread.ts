import { z } from 'zod'
import { statement } from '../../statement.ts'

const MAX_REPLIES = 50

/** A comment with its replies, in their order. */
export const thread = statement({
  name: 'thread of comment',
  parameters: { app: 'bigint', comment: 'bigint' },
  row: z.object({
    /** null: the comment itself, to which the others answer. */
    number: z.number().nullable(),
    author: z.string(),
    body: z.string(),
    hidden: z.boolean(),
    byDeveloper: z.boolean(),
    rating: z.number().nullable(),
    version: z.string().nullable(),
    at: z.date(),
  }),
  text: ({ app, comment }) => `
  select null::int as number, author, body, hidden, false as "byDeveloper", rating, version_name as version, created_at as at
  from comments where app_id = ${app} and id = ${comment}
  union all
  (select number, author, body, hidden, by_developer, null, null, created_at from replies
   where app_id = ${app} and comment_id = ${comment} order by number limit ${MAX_REPLIES})`,
})

export const reportsOfComment = statement({
  name: 'reports of comment',
  parameters: { app: 'bigint', comment: 'bigint' },
  row: z.object({ id: z.number(), reason: z.string(), body: z.string() }),
  text: ({ app, comment }) => `
  select id, reason, body from reports
  where comment_id = ${comment} and app_id = ${app} and closed_at is null order by created_at limit 100`,
})
