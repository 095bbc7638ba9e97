-- Comments and replies, sized for 100 million rows: 8 partitions by hash of the app. More would make each smaller, but a
-- prepared statement locks every partition it might need, with its indexes, before it finds that it needs one.
-- A comment's id is its app's id times 2^24 plus its number, so a bare comment id leads to one partition.

create table comments (
  app_id bigint not null,
  id bigint not null check (id >> 24 = app_id),
  author text not null,
  rating smallint check (rating between 1 and 5),
  body text not null,
  version_name text,
  reply_count integer not null default 0,
  hidden boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (app_id, id)
) partition by hash (app_id);
create index comments_newest on comments (app_id, created_at desc, id desc);
create index comments_most_replied on comments (app_id, reply_count desc, id desc);

-- Replies are numbered 0, 1, 2 … without holes, so an offset is an index range.
-- A removed reply keeps its number and is hidden.
create table replies (
  app_id bigint not null,
  comment_id bigint not null check (comment_id >> 24 = app_id),
  number integer not null check (number >= 0),
  author text not null,
  by_developer boolean not null default false,
  body text not null,
  hidden boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (app_id, comment_id, number)
) partition by hash (app_id);

do $$
begin
  for part in 0..7 loop
    execute format('create table comments_%s partition of comments for values with (modulus 8, remainder %s)', part, part);
    execute format('create table replies_%s partition of replies for values with (modulus 8, remainder %s)', part, part);
  end loop;
end
$$;
