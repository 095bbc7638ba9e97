-- What a developer declares about an app, and what visitors report of it.

alter table apps
  -- announced and not yet out; once it has a version, the version's own date counts
  add column coming_at timestamptz;

-- One row a kind of data: what is taken, and what for.
create table privacy_items (
  app_id bigint not null references apps on delete cascade,
  locale text not null,
  position smallint not null,
  title text not null,
  body text not null,
  primary key (app_id, locale, position)
);

create table purchases (
  app_id bigint not null references apps on delete cascade,
  locale text not null,
  position smallint not null,
  title text not null,
  price numeric(12, 2) not null check (price >= 0),
  primary key (app_id, locale, position)
);

create table reports (
  id bigint generated always as identity primary key,
  app_id bigint not null references apps on delete cascade,
  reason text not null,
  body text not null check (length(body) <= 2000),
  -- a mobile number, or none; forgotten with the report
  contact text check (length(contact) <= 32),
  created_at timestamptz not null default now()
);
create index reports_by_app on reports (app_id, created_at);
create index reports_by_time on reports (created_at);
