-- What hourly holds, by the store's day, for charts of months. App 0 is the whole site. An app's days stand together, so that some apps are
-- read in a few marks, however many days are asked for. Its first rounds count all days from the hours.
create table if not exists day_sums (
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
order by (appId, day, channel)
settings index_granularity = 512;

-- The apps with the most downloads of each day, by channel, and of all channels ('*'): who is looked for among the best of many days. One that
-- a later count leaves out stays, and does no harm: how many downloads it had is asked of day_sums.
create table if not exists day_best (
  channel LowCardinality(String),
  day Date,
  appId UInt64,
  downloads UInt64,
  views UInt64,
  refreshed DateTime64(3, 'UTC')
)
engine = ReplacingMergeTree(refreshed)
partition by toYYYYMM(day)
order by (channel, day, appId)
settings index_granularity = 512;

-- How far visits came (0001), an app's days together too. Raw rows may be gone, so what was counted is taken along. The old table
-- stays for the release before, which may still write there.
create table if not exists day_funnel (
  appId UInt64,
  day Date,
  channel LowCardinality(String),
  opened UInt64,
  clicked UInt64,
  downloaded UInt64,
  refreshed DateTime64(3, 'UTC')
)
engine = ReplacingMergeTree(refreshed)
partition by toYYYYMM(day)
order by (appId, day, channel)
settings index_granularity = 512;

insert into day_funnel (appId, day, channel, opened, clicked, downloaded, refreshed)
select appId, day, channel, opened, clicked, downloaded, refreshed from funnel final;

-- The same by day first: twenty apps of three months were 1,800 marks.
drop table if exists daily;
drop table if exists best;
