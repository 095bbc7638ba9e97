/** A line of the log as ClickHouse reads it: what the contract leaves out is empty, or -1 where 0 has a meaning. */
const text = (names: string) =>
  names
    .split(' ')
    .map(name => `${name} String`)
    .join(', ')

const RECORD = `Tuple(${text('type action page module keyword appName cardId cardType cardGroup pushId pushAppType ab channel referrer url recommend')},
  appId UInt64, versionId UInt64, resType Nullable(Int8), position Nullable(Int32))`

const EVENT = `Tuple(id String, at Int64, record ${RECORD},
  download Tuple(${text('packageName downloadType originalPackageName')}, appOffline Bool, originalAppId UInt64),
  vital Tuple(name String, value Float64),
  device Array(Tuple(key String, value String)))`

const LINE = `received Int64, network String, handout Tuple(appId UInt64, visit String, network String), batch Tuple(
  session Tuple(${text('key id uniqueId')}), platform String, pageType String, events Array(${EVENT}))`

/**
 * Keeps nothing itself: what is inserted here goes through the views. Another field makes others, with the next number: a
 * process of the last release goes on with its own.
 */
export const ARRIVALS_TABLE = 'arrivals_3'
const arrivals = `create table if not exists ${ARRIVALS_TABLE} (${LINE}) engine = Null`

/** Unfolds lines into rows where they are stored, which is several times as fast as doing it outside. */
const unfold = `
create materialized view if not exists unfold_3 to events as
select
  e.id as id, fromUnixTimestamp64Milli(e.at, 'UTC') as at, fromUnixTimestamp64Milli(received, 'UTC') as received,
  network, batch.pageType as pageType, batch.platform as platform,
  batch.session.key as sessionKey, batch.session.id as sessionId, batch.session.uniqueId as sessionUniqueId,
  ${[...'type action page module keyword appId appName versionId cardId cardType cardGroup pushId pushAppType ab channel referrer url recommend'.split(' ')].map(name => `e.record.${name} as ${name}`).join(', ')},
  ifNull(e.record.resType, -1) as resType, ifNull(e.record.position, -1) as position,
  ${'packageName downloadType appOffline originalPackageName originalAppId'
    .split(' ')
    .map(name => `e.download.${name} as ${name}`)
    .join(', ')},
  e.vital.name as vitalName, e.vital.value as vitalValue,
  mapFromArrays(e.device.key, e.device.value) as device
from ${ARRIVALS_TABLE} array join batch.events as e`

/** A line without a batch says that a package was handed out. */
const unfoldHandouts = `
create materialized view if not exists unfold_handouts_3 to handouts as
select toDate(first, 'UTC') as day, handout.appId as appId, handout.network as network, handout.visit as visit,
  fromUnixTimestamp64Milli(received, 'UTC') as first
from ${ARRIVALS_TABLE} where handout.appId > 0`

export const ARRIVALS = [arrivals, unfold, unfoldHandouts]
