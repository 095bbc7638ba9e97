-- What the last release without numbered migrations made at its start, word for word.

create table if not exists events (
  id FixedString(24),
  at DateTime64(3, 'UTC'),
  received DateTime64(3, 'UTC'),
  pageType LowCardinality(String),
  platform LowCardinality(String),
  sessionKey FixedString(24),
  sessionId FixedString(24),
  sessionUniqueId String,
  type LowCardinality(String),
  action LowCardinality(String),
  page LowCardinality(String),
  module LowCardinality(String),
  keyword String,
  appId UInt64,
  appName String,
  resType Int8,
  versionId UInt64,
  position Int32,
  cardId String,
  cardType LowCardinality(String),
  cardGroup LowCardinality(String),
  pushId String,
  pushAppType LowCardinality(String),
  ab String,
  channel LowCardinality(String),
  referrer String,
  url String,
  recommend LowCardinality(String),
  packageName String,
  downloadType LowCardinality(String),
  appOffline Bool,
  originalPackageName String,
  originalAppId UInt64,
  vitalName LowCardinality(String),
  vitalValue Float64,
  device Map(String, String)
)
engine = ReplacingMergeTree
partition by toYYYYMMDD(at)
order by (toStartOfHour(at), type, appId, id)
settings fsync_after_insert = 1, fsync_part_directory = 1;

alter table events add column if not exists recommend LowCardinality(String);

alter table events add column if not exists network String;

create table if not exists handouts (
  day Date,
  appId UInt64,
  network String,
  visit String,
  first SimpleAggregateFunction(min, DateTime64(3, 'UTC'))
)
engine = AggregatingMergeTree
partition by toYYYYMM(day)
order by (day, appId, network, visit)
settings fsync_after_insert = 1, fsync_part_directory = 1;

create table if not exists arrivals_3 (received Int64, network String, handout Tuple(appId UInt64, visit String, network String), batch Tuple(
  session Tuple(key String, id String, uniqueId String), platform String, pageType String, events Array(Tuple(id String, at Int64, record Tuple(type String, action String, page String, module String, keyword String, appName String, cardId String, cardType String, cardGroup String, pushId String, pushAppType String, ab String, channel String, referrer String, url String, recommend String,
  appId UInt64, versionId UInt64, resType Nullable(Int8), position Nullable(Int32)),
  download Tuple(packageName String, downloadType String, originalPackageName String, appOffline Bool, originalAppId UInt64),
  vital Tuple(name String, value Float64),
  device Array(Tuple(key String, value String)))))) engine = Null;

create materialized view if not exists unfold_3 to events as
select
  e.id as id, fromUnixTimestamp64Milli(e.at, 'UTC') as at, fromUnixTimestamp64Milli(received, 'UTC') as received,
  network, batch.pageType as pageType, batch.platform as platform,
  batch.session.key as sessionKey, batch.session.id as sessionId, batch.session.uniqueId as sessionUniqueId,
  e.record.type as type, e.record.action as action, e.record.page as page, e.record.module as module, e.record.keyword as keyword, e.record.appId as appId, e.record.appName as appName, e.record.versionId as versionId, e.record.cardId as cardId, e.record.cardType as cardType, e.record.cardGroup as cardGroup, e.record.pushId as pushId, e.record.pushAppType as pushAppType, e.record.ab as ab, e.record.channel as channel, e.record.referrer as referrer, e.record.url as url, e.record.recommend as recommend,
  ifNull(e.record.resType, -1) as resType, ifNull(e.record.position, -1) as position,
  e.download.packageName as packageName, e.download.downloadType as downloadType, e.download.appOffline as appOffline, e.download.originalPackageName as originalPackageName, e.download.originalAppId as originalAppId,
  e.vital.name as vitalName, e.vital.value as vitalValue,
  mapFromArrays(e.device.key, e.device.value) as device
from arrivals_3 array join batch.events as e;

create materialized view if not exists unfold_handouts_3 to handouts as
select toDate(first, 'UTC') as day, handout.appId as appId, handout.network as network, handout.visit as visit,
  fromUnixTimestamp64Milli(received, 'UTC') as first
from arrivals_3 where handout.appId > 0;

create table if not exists touched (
  hour DateTime('UTC'),
  last SimpleAggregateFunction(max, DateTime64(3, 'UTC'))
)
engine = AggregatingMergeTree
order by hour;

create materialized view if not exists touch to touched as
select toStartOfHour(at) as hour, max(now64(3, 'UTC')) as last from events group by hour;

create materialized view if not exists touch_by_handouts to touched as
select toStartOfHour(first) as hour, max(now64(3, 'UTC')) as last from handouts group by hour;

create table if not exists hourly (
  hour DateTime('UTC'),
  appId UInt64,
  channel LowCardinality(String),
  views UInt64,
  clicks UInt64,
  shows UInt64,
  downloads UInt64,
  refreshed DateTime64(3, 'UTC')
)
engine = ReplacingMergeTree(refreshed)
partition by toYYYYMM(hour)
order by (hour, appId, channel);

create table if not exists trusted (
  day Date,
  appId UInt64,
  marked Date,
  views UInt64,
  downloads UInt64,
  refreshed DateTime64(3, 'UTC')
)
engine = ReplacingMergeTree(refreshed)
partition by toYYYYMM(day)
order by (day, appId, marked);

create table if not exists funnel (
  day Date,
  appId UInt64,
  channel LowCardinality(String),
  opened UInt64,
  clicked UInt64,
  downloaded UInt64,
  refreshed DateTime64(3, 'UTC')
)
engine = ReplacingMergeTree(refreshed)
partition by toYYYYMM(day)
order by (day, appId, channel);

create table if not exists vitals (
  day Date,
  page LowCardinality(String),
  pageType LowCardinality(String),
  name LowCardinality(String),
  visits UInt64,
  p75 Float64,
  refreshed DateTime64(3, 'UTC')
)
engine = ReplacingMergeTree(refreshed)
partition by toYYYYMM(day)
order by (day, page, pageType, name);

create table if not exists counted (
  rollup LowCardinality(String),
  period DateTime('UTC'),
  upTo DateTime64(3, 'UTC')
)
engine = ReplacingMergeTree(upTo)
order by (rollup, period);
