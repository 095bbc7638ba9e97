-- When each edge first showed a change, as the worker saw it: the receipt of whoever made it. Kept as long as the outbox.
create table sightings (
  change_id bigint not null references changes,
  edge text not null,
  -- which page: pc, mobile, mip, list …
  variant text not null,
  ms integer not null,
  -- false: not within the time that it was waited for
  seen boolean not null,
  at timestamptz not null default now(),
  primary key (change_id, edge, variant)
);
create index sightings_at on sightings (at);
