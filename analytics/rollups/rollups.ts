import { armOf, EXPERIMENTS, EXPOSED } from '../../contract/experiments.ts'
import type { Rollup } from './refresh.ts'

const PERIOD = `toDateTime({period: String}, 'UTC')`
const DOWNLOADED = `downloadType != ''`
/** It may be the very record that carries the download. */
const PRESSED = `type = 'click' and action = 'download'`

/** An app that was never among so many of a day is not considered for the best of many days. */
const BEST_OF_A_DAY = 1000

const dayOf = (timeZone: string) => `toTimeZone(toStartOfDay(hour, '${timeZone}'), 'UTC')`

/** What happened with an app, by hour and channel. */
export const hours: Rollup = {
  name: 'hours',
  periodOf: 'hour',
  insert: [
    `insert into hourly
     select toStartOfHour(at) as hour, appId, channel, countIf(type = 'page') as views, countIf(type = 'click') as clicks,
       countIf(type = 'show') as shows, countIf(${DOWNLOADED}) as downloads, now64(3, 'UTC') as refreshed
     from events final
     where toStartOfHour(at) = ${PERIOD}
     group by hour, appId, channel`,
  ],
}

/** The hours of each day of the store, of each app and of the whole site. Only once they are counted themselves. */
export function daySums(timeZone: string): Rollup {
  const day = `toDate(${PERIOD}, '${timeZone}')`
  const inDay = `toDate(h.hour, '${timeZone}') = ${day}`
  const sums = (app: string, which: string) => `
    insert into day_sums
    select ${app} as app, ${day} as day, channel, sum(views), sum(clicks), sum(shows), sum(downloads), now64(3, 'UTC')
    from hourly as h final
    where ${inDay} and ${which}
    group by app, channel`
  const best = (channel: string, max: string) => `
    insert into day_best
    select ${channel} as among, ${day} as day, appId, sum(h.downloads) as downloaded, sum(h.views) as viewed, now64(3, 'UTC')
    from hourly as h final
    where ${inDay} and appId > 0
    group by among, appId order by downloaded desc, viewed desc, appId ${max}`
  return {
    name: 'sums',
    periodOf: dayOf(timeZone),
    insert: [
      sums('appId', 'appId > 0'),
      sums('toUInt64(0)', 'true'),
      best('h.channel', `limit ${BEST_OF_A_DAY} by among`),
      best(`'*'`, `limit ${BEST_OF_A_DAY}`),
    ],
    isOfHours: true,
  }
}

/** Those that this code knows: anyone can send events, and could fill the table with names. */
const ARMS = Object.entries(EXPERIMENTS)
  .flatMap(([experiment, variants]) => variants.map(variant => `'${armOf(experiment, variant)}'`))
  .join(', ')

/** By day: how far visits came (page, a press of download, the download), how fast pages were, and what came of experiments. */
export function days(timeZone: string): Rollup {
  const day = `toDate(${PERIOD}, '${timeZone}')`
  const inDay = `at >= ${PERIOD} and at < toDateTime(${day} + 1, '${timeZone}')
    and toStartOfHour(at) >= toStartOfHour(${PERIOD})`
  const funnel = (app: string) => `
    insert into day_funnel
    select app as appId, ${day} as day, channel, countIf(level >= 1) as opened, countIf(level >= 2) as clicked,
      countIf(level >= 3) as downloaded, now64(3, 'UTC') as refreshed
    from (
      select sessionId, ${app} as app, argMin(channel, at) as channel,
        windowFunnel(86400000)(toUInt64(toUnixTimestamp64Milli(at)), type = 'page', ${PRESSED}) as came,
        if(came = 2 and maxIf(at, ${DOWNLOADED}) >= minIf(at, ${PRESSED}), 3, came) as level
      from events final
      where ${inDay} and type in ('page', 'click', 'event')
      group by sessionId, app
    )
    where level > 0
    group by channel, app`
  const vitals = `
    insert into vitals
    select ${day} as day, page, pageType, vitalName as name, count() as visits, quantileExact(0.75)(vitalValue) as p75,
      now64(3, 'UTC') as refreshed
    from events final
    where ${inDay} and type = 'event' and vitalName != ''
    group by page, pageType, name`
  // The download that led to the exposure is before it, or of the same millisecond.
  const experiments = `
    insert into experiment_days
    select splitByChar(':', ab)[1] as experiment, ${day} as day, splitByChar(':', ab)[2] as variant,
      uniqExact(sessionId) as exposed, uniqExactIf(sessionId, last > first and downloadedApp != metApp) as converted,
      now64(3, 'UTC') as refreshed
    from (
      select sessionId, ab, min(at) as first, argMin(appId, at) as metApp
      from events final
      where ${inDay} and type = 'event' and action = '${EXPOSED}' and ab in (${ARMS})
      group by sessionId, ab
    ) as met
    left join (
      select sessionId, appId as downloadedApp, max(at) as last
      from events final
      where ${inDay} and type in ('click', 'event') and ${DOWNLOADED}
      group by sessionId, downloadedApp
    ) as got using sessionId
    group by ab`
  return {
    name: 'days',
    periodOf: dayOf(timeZone),
    // The funnel of each app, and of the whole site, whose number is 0.
    insert: [funnel('appId'), funnel('toUInt64(0)'), vitals, experiments],
  }
}
