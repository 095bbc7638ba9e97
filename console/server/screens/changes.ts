import { ask } from '../../../catalogue/commands/ask.ts'
import { changesOfApp } from '../../../catalogue/commands/changes-of-app.ts'
import type { RowChange } from '../../../catalogue/commands/row-changes.ts'
import { glanceAtRecord, verifyRecord } from '../../../catalogue/commands/signed-heads/verify-record.ts'
import { factsOf } from '../../../catalogue/commands/tables.ts'
import type { Database } from '../../../data/db/database.ts'
import type { RowDiff } from '../../views/changes/change.tsx'
import type { RecordModel } from '../../views/changes/record-state.tsx'
import { numberOf } from '../number-of.ts'
import { type Screen, shown } from '../screen.ts'
import { valuesOf } from '../statement-text.ts'
import { appName } from './app-name.ts'
import { isLooking } from './is-looking.ts'

const PAGE = 50
const MAX_ROWS = 100
/** Someone waits for the screen; `npm run check` takes the time that it needs. */
const CHECK_MS = 15_000

interface Line {
  id: number
  at: Date
  actor: string
  command: string
  reason: string
  app: string | null
  apps: number
  ms: number | null
  isUndone: boolean
}

const changes: Screen = {
  path: '/changes',
  async show({ db, deps, query, locale }) {
    const { who = '', command = '', app = '', before = '', check } = query
    const { values, put } = valuesOf(locale)
    const [of, below] = [numberOf(app), numberOf(before)]
    const from = of === null ? 'changes' : changesOfApp(put(of, 'bigint'))
    const wheres = [
      ...(who ? [`c.actor = ${put(who, 'text')}`] : []),
      ...(command ? [`c.command = ${put(command, 'text')}`] : []),
      ...(below === null ? [] : [`c.id < ${put(below, 'bigint')}`]),
    ]
    const rows = await ask<Line>(
      db,
      `select c.id, c.at, c.actor, c.command, c.reason, ${appName('c.apps[1]', '$1')} as app, cardinality(c.apps) as apps,
         (select max(s.ms) from sightings s where s.change_id = c.id and s.seen) as ms,
         exists (select from changes u where u.undoes = c.id) as "isUndone"
       from ${from} c ${wheres.length > 0 ? `where ${wheres.join(' and ')}` : ''}
       order by c.id desc limit ${PAGE + 1}`,
      values,
    )
    const record = await recordModel(db, deps.config.signedHeads, check !== undefined)
    const last = rows[PAGE - 1]
    const older =
      rows.length > PAGE && last
        ? `/changes?${new URLSearchParams({ who, command, app, before: String(last.id) })}`
        : null
    return shown('changes', {
      changes: rows.slice(0, PAGE).map(({ at, app, apps, ...row }) => ({
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

interface ChangeRow {
  id: number
  at: Date
  actor: string
  role: string
  approvedBy: string | null
  command: string
  reasonKind: string | null
  reason: string
  undoes: number | null
  undoneBy: number | null
  hash: string
  rows: RowChange[]
  apps: { id: number; name: string }[]
  seen: { edge: string; variant: string; ms: number; seen: boolean }[]
  tags: string[] | null
  hard: boolean | null
  sentMs: number | null
  doneMs: number | null
}

const change: Screen = {
  path: '/changes/:change',
  async show({ db, params, locale }) {
    const id = numberOf(params.change ?? '')
    if (id === null) return undefined
    const [row] = await ask<ChangeRow>(
      db,
      `select c.id, c.at, c.actor, c.role, c.approved_by as "approvedBy", c.command, c.reason_kind as "reasonKind", c.reason, c.undoes,
         (select min(u.id) from changes u where u.undoes = c.id) as "undoneBy", encode(c.hash, 'hex') as hash, c.rows,
         (select coalesce(jsonb_agg(jsonb_build_object('id', a, 'name', ${appName('a', '$2')})), '[]') from unnest(c.apps[1:50]) a) as apps,
         (select coalesce(jsonb_agg(jsonb_build_object('edge', edge, 'variant', variant, 'ms', ms, 'seen', seen) order by edge, ms), '[]')
          from sightings s where s.change_id = c.id) as seen,
         o.tags, o.hard, round(extract(epoch from o.sent_at - o.at) * 1000)::int as "sentMs",
         round(extract(epoch from o.done_at - o.at) * 1000)::int as "doneMs"
       from changes c left join lateral (select * from outbox o where o.change_id = c.id order by o.id limit 1) o on true
       where c.id = $1`,
      [id, locale],
    )
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
function diffOf({ table, before, after }: RowChange): RowDiff {
  const { key } = factsOf(table)
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
