-- What hourly holds, by the store's day, for charts of months. App 0 is the whole site. Its marks stand close together, so that one app is
-- found in each day without reading the others; by day first, so that `final` has little to merge.
create table if not exists daily (
  appId UInt64,
  day Date,
  channel LowCardinality(String),
  views UInt64,
  clicks UInt64,
  shows UInt64,
  downloads UInt64,
  refreshed DateTime64(3, 'UTC')
)
engine = ReplacingMergeTree(refreshed)
partition by toYYYYMM(day)
order by (day, appId, channel)
settings index_granularity = 512;

-- The apps with the most downloads of each day, by channel, and of all channels ('*'): who is looked for among the best of many days. One that
-- a later count leaves out stays, and does no harm: how many downloads it had is asked of daily.
create table if not exists best (
  day Date,
  channel LowCardinality(String),
  appId UInt64,
  downloads UInt64,
  views UInt64,
  refreshed DateTime64(3, 'UTC')
)
engine = ReplacingMergeTree(refreshed)
partition by toYYYYMM(day)
order by (day, channel, appId);
