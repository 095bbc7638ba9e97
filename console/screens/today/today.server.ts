import { z } from 'zod'
import { COMMANDS } from '../../../contract/commands/all.schema.ts'
import type { Database } from '../../../data/db/database.ts'
import { eventsByShell } from '../../../data/db/queries/access/account-events.ts'
import { recentChanges } from '../../../data/db/queries/changes/list.ts'
import { needs } from '../../../data/db/queries/today/counts.ts'
import {
  lastPurge,
  PARTS,
  type SightingRow,
  sightingsOfDay,
} from '../../../data/db/queries/today/freshness.ts'
import { isUnsandboxed } from '../../../platform/sandbox.ts'
import { viewOf } from '../../kit/view.ts'
import type { Deps } from '../../server/deps.ts'
import { choice } from '../../server/query.ts'
import { askStats, dayAgo, type StatsRow, sumOf, vitalsOf } from '../../server/stats.ts'
import { findNames } from '../changes/names.server.ts'
import { defineScreen } from '../define-screen.server.ts'
import type { FreshRow, Need, TodayModel } from './model.ts'
import type { todayView } from './today.tsx'

const PROMISE_MS = 2000

export const today = defineScreen({
  path: '/',
  query: z.object({ days: choice(['1', '7', '28']) }),
  view: viewOf<typeof todayView>('todayView'),
  async load(asked) {
    const { query, db, locale, person } = asked
    const span = Number(query.days)
    const [fresh, needs, recent, numbers, shellLinks] = await Promise.all([
      freshness(db),
      needsOf(db),
      changesOf(db, locale),
      numbersOf(asked.deps, span),
      eventsByShell(db, { staff: person.id }),
    ])
    return {
      span,
      at: new Date(),
      fresh,
      needs,
      recent,
      numbers,
      isCounted: asked.deps.config.analytics !== undefined,
      shellLinks,
      isUnsandboxed: isUnsandboxed(),
    }
  },
})

/** How soon changes were seen in the last day, by page, from what the worker wrote down (catalogue/worker/visibility). */
async function freshness(db: Database): Promise<TodayModel['fresh']> {
  const rows = await sightingsOfDay(db)
  const byVariant = new Map<string, SightingRow[]>()
  for (const row of rows) byVariant.set(row.variant, [...(byVariant.get(row.variant) ?? []), row])
  const variants = [...byVariant].map(([variant, deps]): FreshRow => {
    const all = deps.flatMap(({ seen }) => seen)
    return {
      variant,
      p50: quantile(all, 0.5),
      p99: quantile(all, 0.99),
      bars: Array.from(
        { length: PARTS },
        (_, i) => deps.find(({ part }) => part === PARTS - 1 - i)?.worst ?? null,
      ),
    }
  })
  const all = rows.flatMap(({ seen }) => seen)
  const [edges] = await lastPurge(db)
  return {
    p99: all.length > 0 ? quantile(all, 0.99) : null,
    seen: all.length,
    slow: all.filter(ms => ms > PROMISE_MS).length,
    variants: variants.sort((a, b) => (a.variant < b.variant ? -1 : 1)),
    lastDone: edges?.at ?? null,
  }
}

function quantile(values: number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0
}

/** What waits for a person, the most pressing first. */
async function needsOf(db: Database): Promise<Need[]> {
  const [row] = await needs(db)
  const kinds = ['unsent', 'requests', 'reports', 'failedImports', 'waitingApps', 'drafts'] as const
  return kinds.map(kind => ({ kind, count: row?.[kind] ?? 0 })).filter(({ count }) => count > 0)
}

async function changesOf(db: Database, locale: string): Promise<TodayModel['recent']> {
  const rows = await recentChanges(db, { locale })
  const changes = rows.map(row => ({
    ...row,
    canUndo:
      !row.run &&
      !row.isUndone &&
      row.command !== 'change.undo' &&
      COMMANDS.get(row.command)?.isRows !== true,
  }))
  return { changes, names: await findNames(db, rows, locale) }
}

/** undefined: analytics does not answer. */
async function numbersOf({ config: { analytics } }: Deps, span: number): Promise<TodayModel['numbers']> {
  const now = { from: dayAgo(span - 1), to: dayAgo(0) }
  const before = { from: dayAgo(span + 6), to: dayAgo(7) }
  const [rows, last, funnel, vitals] = await Promise.all([
    askStats(analytics, span === 1 ? '/stats/hours' : '/stats/days', now),
    askStats(analytics, span === 1 ? '/stats/hours' : '/stats/days', before),
    askStats(analytics, '/stats/funnel', now),
    askStats(analytics, '/stats/speed', now),
  ])
  if (!rows || !funnel || !vitals) return undefined
  const line = (of: StatsRow[] | undefined) => (of ?? []).map(row => Number(row.downloads))
  return {
    downloads: sumOf(rows, 'downloads'),
    downloadsBefore: sumOf(last, 'downloads'),
    views: sumOf(rows, 'views'),
    viewsBefore: sumOf(last, 'views'),
    line: line(rows),
    lineBefore: line(last),
    funnel: ['opened', 'clicked', 'downloaded'].map(name => sumOf(funnel, name)),
    vitals: vitalsOf(vitals),
  }
}
