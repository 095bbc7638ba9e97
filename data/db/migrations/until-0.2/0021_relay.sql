-- What carries the outbox (catalogue/worker/relay) remembers, so that another process can go on with it.
alter table outbox
  -- the last of its messages, and the log that has them: one whose disk was lost begins anew, and gets them again
  add column sent_seq bigint,
  add column sent_log text;
create index outbox_unsent on outbox (id) where sent_at is null;

-- Up to when times that come (an ad's first day, a gift's end) have been told to the edges.
create table times_told (
  one boolean primary key default true check (one),
  until timestamptz not null
);
insert into times_told (until) values (now());

-- Looked for every second.
create index ad_locations_by_start on ad_locations (starts_at);
create index ad_locations_by_end on ad_locations (ends_at);
create index brand_banners_by_start on brand_banners (starts_at);
create index brand_banners_by_end on brand_banners (ends_at);
create index features_by_start on features (starts_at);
create index features_by_end on features (ends_at);
create index notices_by_start on notices (starts_at);
create index notices_by_end on notices (ends_at);
create index collections_by_start on collections (starts_at);
create index collections_by_end on collections (ends_at);
