import { openDatabase } from '../../data/db/database.ts'
import { commentId } from '../../rules/reports/comment-id.ts'
import { hostileStrings } from './hostile-strings.ts'
import { outOfLists } from './out-of-lists.ts'
import { putRows } from './put-rows.ts'
import { inHours } from './values.ts'

/** The app whose words are all one string; `plain` has harmless ones, and the same of everything. */
export const hostileApp = (i: number) => 20_000 + i
export const plain = 19_999
/** Has a comment for every string, the first string's on top. */
export const crowded = 30_000

const words = ['plain', ...hostileStrings].map((text, n) => ({
  // JSON has no half of a pair; PostgreSQL would not keep one either.
  text: text.toWellFormed(),
  n: n + 1,
  id: plain + n,
}))

/** For each string an app, a comment, a reply and a gift that carry it wherever user texts may be. */
export async function insertHostileApps(databaseUrl: string): Promise<void> {
  // One moment for all: pages may differ in nothing but the words.
  const [now, soon] = [inHours(0), inHours(2)]
  const app = (id: number, name: string) => ({
    id,
    package_name: name,
    resource_type: 0,
    icon_key: 'icon/square',
  })
  const said = words.flatMap(({ text, n, id }) => [
    { app_id: id, id: commentId(id, 1), text, created_at: now },
    { app_id: crowded, id: commentId(crowded, n), text, created_at: inHours(-n) },
  ])
  const db = openDatabase({ url: databaseUrl, pool: 1, statementTimeoutMs: 60_000 })
  await putRows(db, {
    apps: [...words.map(({ n, id }) => app(id, `hostile.app${n}`)), app(crowded, 'hostile.crowded')],
    app_texts: [
      ...words.map(({ text, id }) => ({ app_id: id, locale: 'zh-CN', name: text, summary: text })),
      { app_id: crowded, locale: 'zh-CN', name: '人多的地方', summary: '' },
    ],
    app_stats: words.map(({ id }) => ({ app_id: id, ratings: [0, 0, 0, 0, 1] })),
    comments: said.map(({ text, ...comment }) => ({ ...comment, author: text, rating: 5, body: text })),
    replies: said.map(({ app_id, id, text }) => ({
      app_id,
      comment_id: id,
      number: 0,
      author: text,
      body: text,
    })),
    gift_cards: words.map(({ text, id }) => ({
      app_id: id,
      locale: 'zh-CN',
      title: text,
      content: text,
      code: text,
      remaining: 1,
      total: 2,
      valid_until: soon,
      source_url: 'https://studio.example/',
    })),
  })
  // Else each would show those that are like it.
  await outOfLists(db, [crowded, ...words.map(({ id }) => id)])
  await db.destroy()
}
