-- Days on which an app was downloaded far more often than usual. Until somebody has looked at one and released it, the day counts
-- as a usual one (app_days has that number, and so have counters and rankings).
create table held_jumps (
  day date not null,
  app_id bigint not null references apps on delete cascade,
  -- what was counted, and what the day counts as meanwhile
  downloads bigint not null,
  usual bigint not null,
  held_at timestamptz not null default now(),
  released_at timestamptz,
  primary key (day, app_id)
);
create index held_jumps_of_app on held_jumps (app_id, day);
