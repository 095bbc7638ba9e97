-- An import is one entry of the audit log: which changes a run made, known when it ends.
alter table import_runs add column first_change bigint, add column last_change bigint, add column changes integer not null default 0;

with of_run as (
  select run.id, min(c.id) as first, max(c.id) as last, count(*) as changes
  from repositories r join changes c on c.actor = r.address and c.role = 'repository'
  cross join lateral (
    select i.id from import_runs i where i.repository_id = r.id and i.began_at <= c.at order by i.id desc limit 1
  ) run
  group by run.id
)
update import_runs i set first_change = of_run.first, last_change = of_run.last, changes = of_run.changes from of_run where of_run.id = i.id;

create index import_runs_by_change on import_runs (last_change) where last_change is not null;

-- In the database, so that a run that another release ends has it too. Changes of earlier runs are left out by their ids.
create function sum_up_run() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select min(c.id), max(c.id), count(*) into new.first_change, new.last_change, new.changes
  from repositories r join changes c on c.actor = r.address and c.role = 'repository'
  where r.id = new.repository_id and c.at >= new.began_at
    and c.id > coalesce((select max(i.last_change) from import_runs i where i.repository_id = new.repository_id), 0);
  return new;
end
$$;
revoke execute on function sum_up_run() from public;
create trigger sum_up_run before update of ended_at on import_runs
  for each row when (old.ended_at is null and new.ended_at is not null) execute function sum_up_run();
