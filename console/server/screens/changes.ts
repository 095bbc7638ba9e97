import { glanceAtRecord, verifyRecord } from '../../../catalogue/commands/signed-heads/verify-record.ts'
import { factsOf, type TableName } from '../../../catalogue/commands/tables.ts'
import type { Database } from '../../../data/db/database.ts'
import { type ChangedRow, findChange } from '../../../data/db/queries/changes/change.ts'
import { CHANGES_PER_PAGE, findChanges } from '../../../data/db/queries/changes/list.ts'
import type { RowDiff } from '../../views/changes/change.tsx'
import type { RecordModel } from '../../views/changes/record-state.tsx'
import { numberOf } from '../number-of.ts'
import { type Screen, shown } from '../screen.ts'
import { isLooking } from './is-looking.ts'

const MAX_ROWS = 100
/** Someone waits for the screen; `npm run check` takes the time that it needs. */
const CHECK_MS = 15_000

const changes: Screen = {
  path: '/changes',
  async show({ db, deps, query, locale }) {
    const { who = '', command = '', app = '', before = '', check } = query
    const rows = await findChanges(db, { who, command, app: numberOf(app), below: numberOf(before) }, locale)
    const record = await recordModel(db, deps.config.signedHeads, check !== undefined)
    const last = rows[CHANGES_PER_PAGE - 1]
    const older =
      rows.length > CHANGES_PER_PAGE && last
        ? `/changes?${new URLSearchParams({ who, command, app, before: String(last.id) })}`
        : null
    return shown('changes', {
      changes: rows.slice(0, CHANGES_PER_PAGE).map(({ at, app, apps, role: _, ...row }) => ({
        ...row,
        at: at.toISOString(),
        about: [app ?? '', apps > 1 ? `+${apps - 1}` : ''].join(' ').trim(),
      })),
      older,
      query: { who, command, app },
      record,
    })
  },
}

async function recordModel(
  db: Database,
  headsDir: string | undefined,
  isWhole: boolean,
): Promise<RecordModel> {
  const state = isWhole
    ? await verifyRecord(db, headsDir, AbortSignal.timeout(CHECK_MS))
    : await glanceAtRecord(db, headsDir)
  const { late } = state
  return { ...state, late: late && { changes: late.changes, since: late.since.toISOString() } }
}

const change: Screen = {
  path: '/changes/:change',
  async show({ db, params, locale }) {
    const id = numberOf(params.change ?? '')
    if (id === null) return undefined
    const [row] = await findChange(db, { change: id, locale })
    if (!row) return undefined
    const { rows, tags, hard, sentMs, doneMs, at, ...rest } = row
    return shown('change', {
      ...rest,
      at: at.toISOString(),
      isLooking: tags !== null && isLooking(at, row),
      rows: rows.slice(0, MAX_ROWS).map(diffOf),
      more: Math.max(0, rows.length - MAX_ROWS),
      purge: tags && { tags: tags.slice(0, 100), hard: hard ?? false, sentMs, doneMs },
    })
  },
}

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

export const changeScreens = [changes, change]
