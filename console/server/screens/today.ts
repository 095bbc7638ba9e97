import { ask } from '../../../catalogue/commands/ask.ts'
import { COMMANDS } from '../../../contract/commands/all.schema.ts'
import type { Database } from '../../../data/db/database.ts'
import { isUnsandboxed } from '../../../platform/sandbox.ts'
import type { FreshRow, Need, RecentChange, TodayModel } from '../../views/today/today.tsx'
import { findShellLinks } from '../access/account-events.ts'
import { type Asked, type Screen, shown } from '../screen.ts'
import { askStats, dayAgo, type StatsRow, sumOf, vitalsOf } from '../stats.ts'
import { appName } from './app-name.ts'

const SPANS = { '1': 1, '7': 7, '28': 28 } as const
/** Of how many parts of a day the strips are. */
const PARTS = 48
const PROMISE_MS = 2000

const today: Screen = {
  path: '/',
  async show(asked) {
    const { query, db, locale, person } = asked
    const span = SPANS[query.days as keyof typeof SPANS] ?? 1
    const [fresh, needs, recent, numbers, shellLinks] = await Promise.all([
      freshness(db),
      needsOf(db),
      recentChanges(db, locale),
      numbersOf(asked, span),
      findShellLinks(db, person.id),
    ])
    return shown('today', {
      ...{ span, at: new Date().toISOString(), fresh, needs, recent, numbers, shellLinks },
      isUnsandboxed: isUnsandboxed(),
    })
  },
}

interface SightingRow {
  variant: string
  part: number
  worst: number
  seen: number[]
}

/** How soon changes were seen in the last day, by page, from what the worker wrote down (catalogue/worker/visibility). */
async function freshness(db: Database): Promise<TodayModel['fresh']> {
  const rows = await ask<SightingRow>(
    db,
    `select variant, floor(extract(epoch from now() - at) / 86400 * ${PARTS})::int as part,
       max(case when seen then ms else 30000 end) as worst, array_agg(case when seen then ms else 30000 end) as seen
     from sightings where at > now() - interval '1 day' group by 1, 2`,
  )
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
  const [edges] = await ask<{ at: Date | null }>(db, 'select max(done_at) as at from outbox')
  return {
    p99: all.length > 0 ? quantile(all, 0.99) : null,
    seen: all.length,
    slow: all.filter(ms => ms > PROMISE_MS).length,
    variants: variants.sort((a, b) => (a.variant < b.variant ? -1 : 1)),
    lastDone: edges?.at?.toISOString() ?? null,
  }
}

function quantile(values: number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0
}

/** What waits for a person, the most pressing first. */
async function needsOf(db: Database): Promise<Need[]> {
  const [row] = await ask<Record<string, number>>(
    db,
    `select (select count(*)::int from staff_requests where decided_at is null and expires_at > now()) as requests,
       (select count(*)::int from reports where closed_at is null) as reports,
       (select count(*)::int from repositories where failures > 0) as "failedImports",
       (select count(*)::int from repository_apps where state = 'waiting') as "waitingApps",
       (select count(*)::int from versions where state = 'draft') as drafts,
       (select count(*)::int from outbox where done_at is null and at < now() - interval '1 minute') as unsent`,
  )
  const kinds = ['unsent', 'requests', 'reports', 'failedImports', 'waitingApps', 'drafts'] as const
  return kinds.map(kind => ({ kind, count: row?.[kind] ?? 0 })).filter(({ count }) => count > 0)
}

async function recentChanges(db: Database, locale: string): Promise<RecentChange[]> {
  const rows = await ask<Omit<RecentChange, 'at' | 'canUndo'> & { at: Date; isUndone: boolean }>(
    db,
    `select c.id, c.at, c.actor, c.role, c.command, ${appName('c.apps[1]', '$1')} as about,
       (select max(s.ms) from sightings s where s.change_id = c.id and s.seen) as ms,
       exists (select from changes u where u.undoes = c.id) as "isUndone"
     from changes c order by c.id desc limit 8`,
    [locale],
  )
  return rows.map(({ at, isUndone, ...row }) => ({
    ...row,
    at: at.toISOString(),
    canUndo: !isUndone && row.command !== 'change.undo' && COMMANDS.get(row.command)?.isRows !== true,
  }))
}

/** undefined: analytics does not answer. */
async function numbersOf({ deps }: Asked, span: number): Promise<TodayModel['numbers']> {
  const { analytics } = deps.config
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

export const todayScreens = [today]
