import type pg from 'pg'

/** Values by the names of their columns. */
export type Row = Record<string, unknown>

/** Returns the row as it stands, with all that the database added. */
export async function insertRow(client: pg.Client, table: string, row: Row): Promise<Row> {
  const names = Object.keys(row)
  const places = names.map((_, i) => `$${i + 1}`)
  const text = `insert into ${table} (${names.join(', ')}) values (${places.join(', ')}) returning *`
  return (await client.query<Row>(text, Object.values(row))).rows[0] ?? {}
}
