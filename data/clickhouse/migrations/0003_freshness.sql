-- How long changes took to be seen, as the prober tells it (data/log/freshness-line.ts). A line that came twice is one row.
create table if not exists freshness (
  at DateTime64(3, 'UTC'),
  change UInt64,
  app UInt64,
  variant LowCardinality(String),
  edge LowCardinality(String),
  ms UInt32,
  seen Bool
)
engine = ReplacingMergeTree
partition by toYYYYMM(at)
order by (toDate(at), variant, edge, change, app)
ttl toDateTime(at) + interval 400 day;
