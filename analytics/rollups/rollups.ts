import type { Rollup } from './refresh.ts'

const PERIOD = `toDateTime({period: String}, 'UTC')`
const DOWNLOADED = `downloadType != ''`
/** It may be the very record that carries the download. */
const PRESSED = `type = 'click' and action = 'download'`

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

/** By day: how far visits came (page, a press of download, the download), and how fast pages were. */
export function days(timeZone: string): Rollup {
  const day = `toDate(${PERIOD}, '${timeZone}')`
  const inDay = `at >= ${PERIOD} and at < toDateTime(${day} + 1, '${timeZone}')
    and toStartOfHour(at) >= toStartOfHour(${PERIOD})`
  const funnel = (app: string) => `
    insert into funnel
    select ${day} as day, app as appId, channel, countIf(level >= 1) as opened, countIf(level >= 2) as clicked,
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
  return {
    name: 'days',
    periodOf: `toTimeZone(toStartOfDay(hour, '${timeZone}'), 'UTC')`,
    // The funnel of each app, and of the whole site, whose number is 0.
    insert: [funnel('appId'), funnel('toUInt64(0)'), vitals],
  }
}
