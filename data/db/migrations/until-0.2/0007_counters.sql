-- What the events say of an app on one day. Written whole, so that writing it again changes nothing.
create table app_days (
  day date not null,
  app_id bigint not null references apps on delete cascade,
  views bigint not null,
  downloads bigint not null,
  primary key (day, app_id)
);

-- Downloads of the last seven days: what rankings follow.
alter table app_stats add week_downloads bigint not null default 0;
