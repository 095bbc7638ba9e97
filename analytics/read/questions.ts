import { z } from 'zod'
import { EXPERIMENT_NAMES } from '../../contract/experiments.ts'

const day = z.iso.date()
const spanOf = (days: number) =>
  z
    .object({ from: day, to: day })
    .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < days * 86_400_000, {
      message: `from is not after to, and they span at most ${days} days`,
    })
const span = spanOf(400)
const channel = z
  .string()
  .regex(/^[\w-]{0,32}$/)
  .optional()
const appId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
/** 0: of all. */
const anyApp = appId.or(z.literal('0').transform(() => 0)).default(0)
const limit = z.coerce.number().int().min(1).max(1000).default(100)

export interface Question {
  path: string
  about: string
  params: z.ZodType<Record<string, unknown>>
  sql: string
}

/** With the table's name: an answer's `hour` is a text, by which nothing would be found without reading all. */
const DAY = `toDate(hourly.hour, {zone: String})`
const IN_DAYS = `d.day between {from: Date} and {to: Date}`
const IN_DAYS_BEFORE = `d.day between {before: Nullable(Date)} and {before: Nullable(Date)} + ({to: Date} - {from: Date})`
const IN_SPAN = `${DAY} between {from: Date} and {to: Date}`
const OF_CHANNEL = `({channel: Nullable(String)} is null or channel = {channel: Nullable(String)})`
const OF_APP = `appId = {appId: UInt64}`
const SUMS = 'sum(views) as views, sum(clicks) as clicks, sum(shows) as shows, sum(downloads) as downloads'

/** What a dashboard may ask. Each is one statement over numbers that were counted before, but for the last. */
export const QUESTIONS: Question[] = [
  {
    path: '/stats/days',
    about: 'totals per day, for the site, a channel or an app',
    params: z.intersection(span, z.object({ channel, appId: anyApp })),
    sql: `select toString(d.day) as day, ${SUMS} from day_sums as d final where ${IN_DAYS} and ${OF_CHANNEL} and ${OF_APP} group by day order by day`,
  },
  {
    path: '/stats/hours',
    about: 'totals per hour (UTC) for the site',
    params: span,
    sql: `select toString(hourly.hour) as hour, ${SUMS} from hourly final where ${IN_SPAN} group by hour order by hour`,
  },
  {
    path: '/stats/channels',
    about: 'totals per channel, for the site or an app',
    params: z.intersection(span, z.object({ appId: anyApp })),
    sql: `select channel, ${SUMS} from day_sums as d final where ${IN_DAYS} and ${OF_APP} group by channel order by views desc`,
  },
  {
    path: '/stats/apps',
    about: 'apps by downloads, compared with as many days from `before` on',
    params: z.intersection(span, z.object({ channel, limit, before: day.nullable().default(null) })),
    sql: `select appId, sumIf(views, ${IN_DAYS}) as views, sumIf(clicks, ${IN_DAYS}) as clicks, sumIf(shows, ${IN_DAYS}) as shows,
        sumIf(d.downloads, ${IN_DAYS}) as downloads, sumIf(d.downloads, ifNull(${IN_DAYS_BEFORE}, false)) as downloadsBefore
      from day_sums as d final
      where (${IN_DAYS} or ifNull(${IN_DAYS_BEFORE}, false)) and ${OF_CHANNEL} and appId in (
        select appId from day_best as b final
        where b.day between {from: Date} and {to: Date} and b.channel = ifNull({channel: Nullable(String)}, '*')
        group by appId order by sum(b.downloads) desc, sum(b.views) desc, appId limit {limit: UInt32}
      )
      group by appId order by downloads desc, views desc, appId`,
  },
  {
    path: '/stats/trusted',
    about: 'counted and client-reported totals per app',
    params: z.intersection(span, z.object({ limit })),
    sql: `select appId, sum(trustedViews) as trustedViews, sum(trustedDownloads) as trustedDownloads, sum(views) as views,
        sum(downloads) as downloads
      from (
        select appId, t.views as trustedViews, t.downloads as trustedDownloads, 0 as views, 0 as downloads
        from trusted as t final where t.day between {from: Date} and {to: Date}
        union all
        select appId, 0, 0, views, downloads from hourly final where ${IN_SPAN} and appId > 0
      )
      group by appId order by trustedDownloads desc, downloads desc, appId limit {limit: UInt32}`,
  },
  {
    path: '/stats/app',
    about: 'totals of an app per day and channel',
    params: z.intersection(span, z.object({ appId })),
    sql: `select toString(d.day) as day, channel, ${SUMS} from day_sums as d final
      where ${IN_DAYS} and ${OF_APP} group by day, channel order by day, channel`,
  },
  {
    path: '/stats/funnel',
    about: 'visits that opened a page, pressed download and downloaded',
    params: z.intersection(span, z.object({ appId: anyApp })),
    sql: `select toString(f.day) as day, channel, opened, clicked, downloaded from day_funnel as f final
      where f.day between {from: Date} and {to: Date} and appId = {appId: UInt64} order by day, channel`,
  },
  {
    path: '/stats/vitals',
    about: '75th percentile web vitals per day, page and page type',
    params: span,
    sql: `select toString(v.day) as day, page, pageType, name, visits, p75 from vitals as v final
      where v.day between {from: Date} and {to: Date} order by day, page, pageType, name`,
  },
  {
    path: '/stats/speed',
    about: '75th percentile web vitals over all days and pages',
    params: span,
    sql: `select name, sum(v.visits) as visits, sum(v.p75 * v.visits) / sum(v.visits) as p75 from vitals as v final
      where v.day between {from: Date} and {to: Date} group by name order by name`,
  },
  {
    path: '/stats/experiment',
    about: 'visits per variant of an experiment, and those that downloaded another app afterwards',
    params: z.intersection(span, z.object({ experiment: z.enum(EXPERIMENT_NAMES) })),
    sql: `select variant, sum(x.exposed) as exposed, sum(x.converted) as converted from experiment_days as x final
      where x.day between {from: Date} and {to: Date} and experiment = {experiment: String} group by variant order by variant`,
  },
  {
    path: '/stats/freshness',
    about: 'time until changes were visible (p50, p95, p99), and changes not seen',
    params: span,
    sql: `select variant, countIf(f.seen) as seen, countIf(not f.seen) as missed,
        quantileExactIf(0.5)(f.ms, f.seen) as p50, quantileExactIf(0.95)(f.ms, f.seen) as p95, quantileExactIf(0.99)(f.ms, f.seen) as p99
      from freshness as f final
      where toDate(f.at, {zone: String}) between {from: Date} and {to: Date} group by variant order by variant`,
  },
  {
    path: '/stats/visit',
    about: 'every event of one visit; 3 days at most',
    params: z.intersection(spanOf(3), z.object({ sessionId: z.string().regex(/^[0-9a-z]{24}$/) })),
    sql: `select * from events
      where toDate(toStartOfHour(at), {zone: String}) between {from: Date} and {to: Date}
        and sessionId = {sessionId: String}
      order by at, id limit 1 by id limit 1000`,
  },
]
