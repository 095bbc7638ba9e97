import type { Client } from 'pg'
import { type Row, type Rows, tables } from './model.ts'

const batch = 2_000

/** Tables whose ids are given by the database from here on. */
const numbered = [
  'developers',
  'categories',
  'permissions',
  'apps',
  'versions',
  'notices',
  'gift_cards',
  'ad_locations',
  'download_configs',
  'brand_banners',
  'features',
  'collections',
]

/** The mark left by the last seeding, or null when the catalogue is another one. */
export async function markOf(client: Client): Promise<string | null> {
  const { rows } = await client.query<{ mark: string | null }>(
    "select obj_description('apps'::regclass) as mark",
  )
  return rows[0]?.mark ?? null
}

/** How many rows each table of a catalogue has; one without any is left out. */
export async function rowsThere(client: Client): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string; count: number }>(
    tables
      .map(name => `select '${name}' as name, count(*)::integer as count from ${name}`)
      .join(' union all '),
  )
  return Object.fromEntries(rows.filter(({ count }) => count > 0).map(({ name, count }) => [name, count]))
}

async function insert(client: Client, table: string, rows: Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ')
  for (let from = 0; from < rows.length; from += batch)
    await client.query(
      `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows.slice(from, from + batch))],
    )
}

/** Replaces the whole catalogue in one transaction, so that readers see the old one or the new one. */
export async function fillDatabase(client: Client, rows: Rows, mark: string): Promise<void> {
  await client.query('begin')
  try {
    await client.query(`truncate ${tables.join(', ')} restart identity cascade`)
    for (const table of tables) await insert(client, table, rows[table])
    for (const table of numbered)
      await client.query(
        `select setval(pg_get_serial_sequence('${table}', 'id'), (select coalesce(max(id), 1) from ${table}))`,
      )
    await client.query(`comment on table apps is '${mark}'`)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
  await client.query('analyze')
}
