import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'

const PACKAGES = 20

/** Reads every row, which finds a block that is not as it was written; returns how many there are by table. */
async function countRows(client: pg.Client): Promise<Record<string, number>> {
  const { rows } = await client.query(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and not relispartition order by 1`,
  )
  const counts: Record<string, number> = {}
  for (const { relname } of rows) {
    const read = `select count(*)::integer as n, count(t.*) from ${pg.escapeIdentifier(relname)} t`
    counts[relname] = (await client.query(read)).rows[0].n
  }
  return counts
}

/** The newest packages, each against the sum in its row; returns how many were looked at. */
async function checkPackages(client: pg.Client, mediaDir: string): Promise<number> {
  const { rows } = await client.query(
    `select path, sha256 from packages join versions on versions.id = version_id
     order by released_at desc, path limit $1`,
    [PACKAGES],
  )
  const wrong: string[] = []
  for (const { path, sha256 } of rows) {
    const hash = createHash('sha256')
    try {
      await pipeline(createReadStream(join(mediaDir, 'packages', path)), hash)
      if (!hash.digest().equals(sha256)) wrong.push(`${path} is not the file of its row`)
    } catch (error) {
      wrong.push(`${path}: ${(error as Error).message}`)
    }
  }
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  return rows.length
}

/** A page that is made of the catalogue: of the newest app, or of the store alone where it has none. */
async function checkPage(client: pg.Client, web: string): Promise<string> {
  const { rows } = await client.query(`select id from apps where status = 'live' order by id desc limit 1`)
  const path = rows[0] ? `/apps/${rows[0].id}` : '/'
  const { status } = await fetch(web + path, { signal: AbortSignal.timeout(10_000) })
  if (status !== 200) throw new Error(`${path} was answered ${status}`)
  return path
}

/** Whether a store that was restored is one. */
export async function checkStore(
  at: { database: string; web: string; mediaDir: string },
  say: (line: string) => void,
): Promise<void> {
  const client = new pg.Client({ connectionString: at.database })
  await client.connect()
  try {
    say(`${await checkPage(client, at.web)} is shown`)
    const counts = await countRows(client)
    const most = Object.entries(counts).filter(([, n]) => n > 0)
    say(`every row can be read: ${most.map(([table, n]) => `${n} ${table}`).join(', ')}`)
    say(`${await checkPackages(client, at.mediaDir)} packages are the files of their rows`)
  } finally {
    await client.end()
  }
}
