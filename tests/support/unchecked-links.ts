import { query } from './query.ts'

/**
 * Lets a database hold any address, as one whose schema did not look at them: pages must not rely on it. Two workers may do
 * so at once.
 */
export async function uncheckedLinks(databaseUrl: string): Promise<void> {
  const { rows } = await query(
    databaseUrl,
    `select format('alter table %s drop constraint if exists %I', conrelid::regclass, conname) as drop
     from pg_constraint where conname like '%\\_is\\_link'`,
  )
  for (const row of rows) await query(databaseUrl, row.drop)
}
