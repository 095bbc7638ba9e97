import { factsOf, type TableName } from '../../../catalogue/commands/tables.ts'
import { type ChangedRow, findChange } from '../../../data/db/queries/changes/change.ts'
import { viewOf } from '../../kit/view.ts'
import { numberOf } from '../../server/number-of.ts'
import { defineScreen } from '../define-screen.server.ts'
import type { changeView } from './change.tsx'
import { isLooking } from './is-looking.server.ts'
import { findNames } from './names.server.ts'
import type { RowDiff } from './technical.tsx'

const MAX_ROWS = 100

export const change = defineScreen({
  path: '/changes/:change',
  view: viewOf<typeof changeView>('changeView'),
  async load({ db, params, locale }) {
    const [row] = await findChange(db, { change: numberOf(params.change) ?? 0, locale })
    if (!row) return undefined
    const { rows, tags, hard, sentMs, doneMs, appCount, ...rest } = row
    const change = { ...rest, app: row.apps[0]?.name ?? null, apps: appCount, rows: rows.slice(0, MAX_ROWS) }
    return {
      ...rest,
      change,
      names: await findNames(db, [change], locale),
      isLooking: tags !== null && isLooking(row.at, row),
      rows: change.rows.map(diffOf),
      more: Math.max(0, rows.length - MAX_ROWS),
      purge: tags && { tags: tags.slice(0, 100), hard: hard ?? false, sentMs, doneMs },
    }
  },
})

/** What became of a row, field by field. */
function diffOf({ table, before, after }: ChangedRow): RowDiff {
  const { key } = factsOf(table as TableName)
  const row = after ?? before ?? {}
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return {
    table,
    key: key.map(column => String(row[column])).join(' '),
    fields: names
      .filter(name => !key.includes(name))
      .map(name => ({ name, before: textOf(before?.[name]), after: textOf(after?.[name]) })),
  }
}

const textOf = (value: unknown): string | null =>
  value === undefined || value === null ? null : typeof value === 'string' ? value : JSON.stringify(value)
