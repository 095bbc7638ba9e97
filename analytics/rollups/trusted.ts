import type { Rollup } from './refresh.ts'

/** What one network may add to one app in a day. */
export interface NetworkCaps {
  downloads: number
  views: number
}

const PERIOD = `toDateTime({period: String}, 'UTC')`
const MARKED = `toDate(${PERIOD}, 'UTC')`

/** The first of each network, up to its cap. */
const capped = (what: string, max: number, firsts: string) => `
  select appId, '${what}' as what, arrayJoin(groupArraySorted(${max})(first)) as at
  from (${firsts}) group by appId, network`

/**
 * What counts for pages and rankings. A download is one that the store itself handed out, once a visit, app and UTC day; a
 * view is reported by a browser, once a session, app and UTC day, and is of the network that the collector saw. It must come on the
 * day on which it happened: on later ones its network would have other pseudonyms, and another share.
 */
export function trusted(timeZone: string, caps: NetworkCaps): Rollup {
  const downloads = `
    select appId, network, visit, min(first) as first from handouts where day = ${MARKED} group by appId, network, visit`
  const views = `
    select appId, network, sessionId, min(at) as first from events final
    where toStartOfHour(at) >= ${PERIOD} and toStartOfHour(at) < ${PERIOD} + interval 1 day
      and type = 'page' and appId > 0 and network != '' and toDate(received, 'UTC') = ${MARKED}
    group by appId, network, sessionId`
  return {
    name: 'trusted',
    periodOf: `toStartOfDay(hour, 'UTC')`,
    // An app's row is written for both days, also when one is empty: a recount replaces all of it.
    insert: [
      `insert into trusted
       select local as day, appId, ${MARKED} as marked,
         countIf(what = 'view' and toDate(at, '${timeZone}') = local) as views,
         countIf(what = 'download' and toDate(at, '${timeZone}') = local) as downloads, now64(3, 'UTC') as refreshed
       from (${capped('view', caps.views, views)} union all ${capped('download', caps.downloads, downloads)})
       array join arrayDistinct([toDate(${PERIOD}, '${timeZone}'), toDate(${PERIOD} + 86399, '${timeZone}')]) as local
       group by local, appId`,
    ],
  }
}
