import pg from 'pg'
import { faultOf } from '../../../catalogue/worker/files/file-fault.ts'
import type { FileStore } from '../../../data/files/file-store.ts'

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
async function checkPackages(client: pg.Client, files: FileStore): Promise<number> {
  const { rows } = await client.query(
    `select path, size::float8 as size, encode(sha256, 'hex') as sha256 from packages join versions on versions.id = version_id
     order by released_at desc, path limit $1`,
    [PACKAGES],
  )
  const wrong: string[] = []
  for (const row of rows) {
    const fault = await faultOf(files, row, { hashes: true })
    if (fault) wrong.push(`${row.path}: ${fault}`)
  }
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  return rows.length
}

/** A page that is made of the catalogue: of the newest app, or of the store alone where it has none. */
async function checkPage(client: pg.Client, web: string): Promise<string> {
  const { rows } = await client.query(`select id from apps where status = 'live' order by id desc limit 1`)
  const path = rows[0] ? `/apps/${rows[0].id}` : '/'
  const { status } = await fetch(web + path, { signal: AbortSignal.timeout(10_000) })
  if (status !== 200) throw new Error(`${path} returned ${status}`)
  return path
}

/** Whether a store that was restored is one. */
export async function checkStore(
  at: { database: string; web: string; files: FileStore },
  say: (line: string) => void,
): Promise<void> {
  const client = new pg.Client({ connectionString: at.database })
  await client.connect()
  try {
    say(`${await checkPage(client, at.web)} is shown`)
    const counts = await countRows(client)
    const filled = Object.entries(counts).filter(([, n]) => n > 0)
    say(`every row can be read: ${filled.map(([table, n]) => `${n} ${table}`).join(', ')}`)
    say(`${await checkPackages(client, at.files)} packages are the files of their rows`)
  } finally {
    await client.end()
  }
}
