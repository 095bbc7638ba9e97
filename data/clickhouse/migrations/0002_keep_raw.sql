-- Raw rows have an end (keep-raw.ts). Events stand in parts of a day each: a part goes as a whole when all of it is over, and none is
-- written anew when the number of days changes.
alter table events modify setting ttl_only_drop_parts = 1, materialize_ttl_recalculate_only = 1;

-- Raw rows from before such a moment are gone, or may be, though they would be kept by today's number of days.
create table if not exists raw_gone (
  before DateTime('UTC')
)
engine = MergeTree
order by before
settings fsync_after_insert = 1, fsync_part_directory = 1;
