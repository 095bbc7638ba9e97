import { sql } from 'kysely'
import type { Target } from './case.ts'
import { count } from './log.ts'

interface Blocks {
  hit: number
  read: number
}

/** Pages found in shared_buffers and pages asked of the operating system since the server started. */
export async function blocksOf({ one }: Target): Promise<Blocks> {
  // By default a connection reports its counters at most once a second.
  await sql`select pg_stat_force_next_flush()`.execute(one)
  const { rows } = await sql<Blocks>`
    select blks_hit as hit, blks_read as read from pg_stat_database where datname = current_database()
  `.execute(one)
  return rows[0] ?? { hit: 0, read: 0 }
}

/** What may make the two databases differ other than the number of rows: caching and the choice of plans. */
export async function printFacts(target: Target, before: Blocks): Promise<void> {
  const after = await blocksOf(target)
  const [hit, read] = [after.hit - before.hit, after.read - before.read]
  const share = ((100 * hit) / (hit + read)).toFixed(1)
  const plans = await sql<{ query: string; generic: number; custom: number }>`
    select
      case when statement like '%from apps app%' then 'app' when statement like '%from comments%' then 'comments'
        else 'reply page' end as query,
      generic_plans as generic, custom_plans as custom
    from pg_prepared_statements where statement like '%from apps app%' or statement like '%from replies%'
    order by query
  `.execute(target.one)
  console.log(`${count(target.shape.apps)} apps: ${share}% of page reads found in shared_buffers`)
  for (const { query, generic, custom } of plans.rows) {
    console.log(
      `  ${query}: run with a kept plan ${count(generic)} times, planned again ${count(custom)} times`,
    )
  }
}
