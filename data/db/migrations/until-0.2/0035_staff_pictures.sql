-- How many pictures a person has sent, and how large: for the limit of a day. The pictures are files, kept by their hash.
create table staff_pictures (
  staff_id bigint not null references staff on delete cascade,
  count integer not null check (count > 0),
  bytes bigint not null check (bytes > 0),
  at timestamptz not null default now()
);
create index staff_pictures_of on staff_pictures (staff_id, at);
create index staff_pictures_at on staff_pictures (at);
