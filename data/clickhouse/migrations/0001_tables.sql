-- The tables as they were before migrations were numbered: a store that has them keeps them, and its rows.

-- One row an event. A repeat has the same sorting key, so merges and `final` leave one of them: nothing is counted
-- twice, however often it was sent. The other columns follow from the contract (add-columns.ts).
create table if not exists events (
  id FixedString(24),
  at DateTime64(3, 'UTC'),
  received DateTime64(3, 'UTC'),
  type LowCardinality(String),
  appId UInt64
)
engine = ReplacingMergeTree
partition by toYYYYMMDD(at)
order by (toStartOfHour(at), type, appId, id)
settings fsync_after_insert = 1, fsync_part_directory = 1;

-- Packages that the store handed out: one row a visit, app and UTC day, which is as long as marks last
-- (platform/visitors/day-marks.ts). However often it is written, it is one.
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

-- When an hour last got events: what was counted before that is counted anew.
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

-- What counts for pages and rankings (analytics/rollups/trusted.ts), by the store's day. Marks end with the UTC day, so a day
-- is counted in the two parts that are of different ones.
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

-- Visits that opened a page, of these that pressed download there, of these that downloaded. App 0 is the whole site.
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

-- How fast pages were for three visits in four.
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

-- Up to when the touches of an hour (or of a day, by its first hour) are counted.
create table if not exists counted (
  rollup LowCardinality(String),
  period DateTime('UTC'),
  upTo DateTime64(3, 'UTC')
)
engine = ReplacingMergeTree(upTo)
order by (rollup, period);
