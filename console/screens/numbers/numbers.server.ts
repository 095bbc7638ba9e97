import { z } from 'zod'
import type { Database } from '../../../data/db/database.ts'
import { namesOfApps } from '../../../data/db/queries/apps/names.ts'
import { viewOf } from '../../kit/view.ts'
import { picksOf } from '../../server/picks/find-picks.ts'
import { choice, id } from '../../server/query.ts'
import { askStats, dayAgo, type StatsPlace, type StatsRow, sumOf, vitalsOf } from '../../server/stats.ts'
import { defineScreen } from '../define-screen.server.ts'
import {
  ALL,
  type AppNumbers,
  COMPARED,
  MEASURES,
  type Numbers,
  type NumbersModel,
  type WantedNumbers,
} from './model.ts'
import type { numbersView } from './numbers.tsx'

const MAX_APPS = 20
/** Below these a change says nothing. */
const COMPARABLE = 20

export const wantedNumbers = z.object({
  days: choice(['28', '7', '90']).transform(Number),
  compare: choice(COMPARED),
  measure: choice(MEASURES),
  channel: z
    .string()
    .regex(/^[\w-]{0,32}$/)
    .catch(ALL),
  app: id.transform(app => app ?? 0),
})

type Span = { from: string; to: string }

/** Days between each day and the one it is compared with. */
const backOf = ({ days, compare }: WantedNumbers) => (compare === 'week' ? 7 : days)

/** Whole days only: today is not over yet. */
function spansOf(wanted: WantedNumbers): { now: Span; before: Span } {
  const { days } = wanted
  const back = backOf(wanted)
  return {
    now: { from: dayAgo(days), to: dayAgo(1) },
    before: { from: dayAgo(days + back), to: dayAgo(1 + back) },
  }
}

export async function numbersModel(
  db: Database,
  analytics: StatsPlace | undefined,
  wanted: WantedNumbers,
  locale: string,
): Promise<NumbersModel> {
  const { now, before } = spansOf(wanted)
  const channel = wanted.channel === ALL ? {} : { channel: wanted.channel }
  const app = wanted.app ? { appId: wanted.app } : {}
  const [rows, apps, channels, funnel, vitals, picks] = await Promise.all([
    askStats(analytics, '/stats/days', { from: before.from, to: now.to, ...channel, ...app }),
    askStats(analytics, '/stats/apps', { ...now, before: before.from, ...channel, limit: MAX_APPS }),
    askStats(analytics, '/stats/channels', { ...now, ...app }),
    askStats(analytics, '/stats/funnel', { ...now, ...app }),
    askStats(analytics, '/stats/speed', now),
    picksOf(db, 'app', wanted.app ? [wanted.app] : [], locale),
  ])
  const model = {
    wanted,
    ...now,
    isCounted: analytics !== undefined,
    picked: picks[wanted.app],
  }
  if (!rows || !apps || !channels || !funnel || !vitals) return { ...model, numbers: undefined }
  const during = ({ from, to }: Span) => rows.filter(({ day = '' }) => from <= day && day <= to)
  const [days, daysBefore] = [during(now), during(before)]
  const ofChannel = funnel.filter(row => wanted.channel === ALL || row.channel === wanted.channel)
  return {
    ...model,
    numbers: {
      sums: Object.fromEntries(
        MEASURES.map(name => [name, { now: sumOf(days, name), before: sumOf(daysBefore, name) }]),
      ) as Numbers['sums'],
      days: dayLines(wanted, rows),
      apps: await withNames(db, apps, locale),
      channels: channels.map(row => ({
        channel: String(row.channel),
        views: Number(row.views),
        downloads: Number(row.downloads),
      })),
      funnel: ['opened', 'clicked', 'downloaded'].map(name => sumOf(ofChannel, name)),
      vitals: vitalsOf(vitals),
    },
  }
}

/** A day on which nothing happened has no row, and is a nought. */
function dayLines(wanted: WantedNumbers, rows: StatsRow[]) {
  const { days, measure } = wanted
  const byDay = new Map(rows.map(row => [row.day, Number(row[measure])]))
  const ago = (of: number) => byDay.get(dayAgo(of)) ?? 0
  const back = backOf(wanted)
  return Array.from({ length: days }, (_, i) => ({
    day: dayAgo(days - i),
    now: ago(days - i),
    before: ago(days - i + back),
  }))
}

async function withNames(db: Database, rows: StatsRow[], locale: string): Promise<AppNumbers[]> {
  const known = await namesOfApps(db, { apps: rows.map(({ appId }) => Number(appId)), locale })
  const byId = new Map(known.map(app => [app.id, app]))
  return rows.map(row => {
    const id = Number(row.appId)
    const app = byId.get(id)
    const was = Number(row.downloadsBefore)
    const downloads = Number(row.downloads)
    return {
      id,
      downloads,
      views: Number(row.views),
      clicks: Number(row.clicks),
      name: app?.name ?? String(id),
      packageName: app?.packageName ?? '',
      icon: app?.icon ?? null,
      change: was >= COMPARABLE ? downloads / was - 1 : undefined,
    }
  })
}

export const numbers = defineScreen({
  path: '/numbers',
  query: wantedNumbers,
  view: viewOf<typeof numbersView>('numbersView'),
  async load({ db, deps, query, locale }) {
    return await numbersModel(db, deps.config.analytics, query, locale)
  },
})
