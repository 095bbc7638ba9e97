import type pg from 'pg'
import type { RowChange } from '../../commands/row-changes.ts'
import type { TableName } from '../../commands/tables.ts'
import { tagsOf } from '../../commands/tags.ts'

const SPAN = ['starts_at', 'ends_at']

/** Whatever stands on pages only for a time. */
const TIMED: Partial<Record<TableName, string[]>> = {
  ad_locations: SPAN,
  brand_banners: SPAN,
  features: SPAN,
  notices: SPAN,
  collections: SPAN,
  gift_cards: ['valid_until'],
}

const cameIn = Object.entries(TIMED)
  .map(([table, columns]) => {
    const came = columns.map(column => `(t.${column} > $1::timestamptz and t.${column} <= $2::timestamptz)`)
    return `select '${table}' as table, to_jsonb(t) as before from ${table} t where ${came.join(' or ')}`
  })
  .join(' union all ')

/** Nobody changes anything when an ad's first day begins: the edges are told all the same. Returns the tags. */
export async function tellTimes(client: pg.Client): Promise<string[]> {
  await client.query('begin')
  try {
    const { rows } = await client.query<{ from: string; to: string }>(
      'select until::text as from, clock_timestamp()::text as to from times_told for update',
    )
    const { from, to } = rows[0] ?? {}
    const came = await client.query<Pick<RowChange, 'table' | 'before'>>(cameIn, [from, to])
    const tags = tagsOf(came.rows.map(row => ({ ...row, after: null })))
    if (tags.length > 0) await client.query('insert into outbox (tags, hard) values ($1, false)', [tags])
    await client.query('update times_told set until = $1', [to])
    await client.query('commit')
    return tags
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
