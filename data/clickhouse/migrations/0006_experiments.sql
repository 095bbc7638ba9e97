-- Visits of a day that met a variant of an experiment, and those of them that downloaded another app afterwards. It stays when raw events go.
create table if not exists experiment_days (
  experiment LowCardinality(String),
  day Date,
  variant LowCardinality(String),
  exposed UInt64,
  converted UInt64,
  refreshed DateTime64(3, 'UTC')
)
engine = ReplacingMergeTree(refreshed)
partition by toYYYYMM(day)
order by (experiment, day, variant);
