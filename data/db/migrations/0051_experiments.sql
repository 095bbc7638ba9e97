-- Experiments that staff switched on (docs/decisions/0050-experiments-in-the-browser.md). What each changes is in the code.
create table experiments (
  -- contract/experiments.ts
  name text primary key check (name ~ '^[a-z]+(-[a-z]+)*$' and length(name) <= 40),
  -- of consenting visitors, in percent
  share smallint not null check (share between 1 and 100),
  started_at timestamptz not null,
  -- null: it runs
  ended_at timestamptz check (ended_at >= started_at)
);

create trigger collect_inserted after insert on experiments referencing new table as came
  for each statement execute function collect_rows('name', '', '');
create trigger collect_updated after update on experiments referencing old table as went new table as came
  for each statement execute function collect_rows('name', '', '');
create trigger collect_deleted after delete on experiments referencing old table as went
  for each statement execute function collect_rows('name', '', '');
