import pg from 'pg'
import { commentId } from '../../rules/comment-id.ts'
import { hostileStrings } from './hostile-strings.ts'

/** The app whose words are all one string; `plain` has harmless ones, and the same of everything. */
export const hostileApp = (i: number) => 20_000 + i
export const plain = 19_999
/** Has a comment for every string, the first string's on top. */
export const crowded = 30_000

const words = ['plain', ...hostileStrings]

/** For each string an app, a comment, a reply and a gift that carry it wherever somebody's words may stand. */
export async function insertHostileApps(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(
      `insert into apps (id, package_name, resource_type, icon_key)
      select ${plain} + n - 1, 'hostile.app' || n, 0, 'icon/square' from generate_series(1, $1) n
      union all select ${crowded}, 'hostile.crowded', 0, 'icon/square'`,
      [words.length],
    )
    const each = `from unnest($1::text[]) with ordinality as word (text, n)`
    const id = `${plain} + n - 1`
    const comment = `((${id})::bigint << 24) + 1`
    for (const statement of [
      `insert into app_texts select ${id}, 'zh-CN', text, text, '' ${each}
        union all select ${crowded}, 'zh-CN', '人多的地方', '', ''`,
      `insert into app_stats select ${id}, 0, 1, '{0,0,0,0,1}' ${each}`,
      `insert into comments (app_id, id, author, rating, body, reply_count) select ${id}, ${comment}, text, 5, text, 1 ${each}`,
      `insert into replies (app_id, comment_id, number, author, body) select ${id}, ${comment}, 0, text, text ${each}`,
      `insert into comments (app_id, id, author, rating, body, reply_count, created_at)
        select ${crowded}, ${commentId(crowded, 0)} + n, text, 5, text, 1, now() - n * interval '1 hour' ${each}`,
      `insert into replies (app_id, comment_id, number, author, body)
        select ${crowded}, ${commentId(crowded, 0)} + n, 0, text, text ${each}`,
      `insert into gift_cards (app_id, locale, title, content, code, remaining, total, valid_until, source_url)
        select ${id}, 'zh-CN', text, text, text, 1, 2, now() + interval '2 hours', 'https://studio.example/' ${each}`,
    ])
      await client.query(statement, [words])
  } finally {
    await client.end()
  }
}
