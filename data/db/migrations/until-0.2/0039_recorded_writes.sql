-- No login below the owner changes the catalogue without a record in the same transaction. What the record says was changed is what the
-- database saw, and who did it is somebody whom the writer can't make up: the person of a console session, a repository whose import is
-- under way, or the shell's login.

-- Rows that were changed since the transaction's last record. Unlogged: a transaction that a crash ends has changed nothing.
create unlogged table changed_rows (
  n bigint generated always as identity,
  xid xid8 not null default pg_current_xact_id(),
  relation text not null,
  key jsonb not null,
  before jsonb,
  after jsonb
);
create index changed_rows_of on changed_rows (xid);

-- Transactions that have such rows: one row each, whose trigger looks at commit.
create unlogged table changing_transactions (
  xid xid8 primary key default pg_current_xact_id()
);

-- The owner migrates and restores; visitors' own processes write no catalogue but counts and reports (data/db/rights.ts).
create function is_recorded(relation text) returns boolean language sql stable
  return session_user in ('pergola_console', 'pergola_access', 'pergola_staff', 'pergola_worker')
    -- what imports know of their sources, and names of permissions
    and relation not in ('permissions', 'repository_apps')
    -- sources that an import in the shell adds
    and not (relation = 'repositories' and session_user = 'pergola_staff');

-- Arguments: the columns of the key, and those that are no part of a record (catalogue/commands/tables.ts): worked out, or what a visitor wrote
-- for staff alone; and whole numbers that JSON can't hold, which are kept as text.
create function collect_rows() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  keys text[] := string_to_array(tg_argv[0], ',');
  large text[] := string_to_array(tg_argv[2], ',');
  was text;
  is_now text;
  source text;
  key text;
begin
  if not is_recorded(tg_table_name) then
    return null;
  end if;
  select format('case when %%1$s.%I is not null then to_jsonb(%%1$s) - %L::text[] %s end', keys[1], string_to_array(tg_argv[1], ','),
    coalesce((select string_agg(format('|| jsonb_build_object(%L, %%1$s.%I::text)', name, name), ' ') from unnest(large) name), ''))
  into was;
  is_now := format(was, 'came');
  was := format(was, 'went');
  key := (select string_agg(case tg_op
      when 'INSERT' then format('%L, came.%I', name, name)
      when 'DELETE' then format('%L, went.%I', name, name)
      else format('%1$L, coalesce(came.%1$I, went.%1$I)', name) end, ', ') from unnest(keys) name);
  case tg_op
    when 'INSERT' then
      source := 'came';
      was := 'null::jsonb';
    when 'DELETE' then
      source := 'went';
      is_now := 'null::jsonb';
    else
      source := format('went full join came using (%s)', (select string_agg(quote_ident(name), ', ') from unnest(keys) name));
  end case;
  execute format(
    'insert into changed_rows (relation, key, before, after)
     select %L, key, was, is_now from (select jsonb_build_object(%s) as key, %s as was, %s as is_now from %s) row
     where was is distinct from is_now',
    tg_table_name, key, was, is_now, source);
  if found then
    insert into changing_transactions default values on conflict do nothing;
  end if;
  return null;
end
$$;

do $$
declare
  one record;
begin
  for one in select * from (values
    ('developers', 'id', 'revision', null),
    ('developer_texts', 'developer_id,locale', '', null),
    ('categories', 'id', 'revision', null),
    ('category_texts', 'category_id,locale', '', null),
    ('apps', 'id', 'revision,updated_at,current_version_id', null),
    ('app_texts', 'app_id,locale', '', null),
    ('imported_texts', 'app_id,locale', '', null),
    ('app_stats', 'app_id', 'comments,week_downloads,last_week_downloads', null),
    ('app_categories', 'app_id,category_id', '', null),
    ('versions', 'id', '', 'version_code'),
    ('version_texts', 'version_id,locale', '', null),
    ('packages', 'version_id,abi', '', null),
    ('screenshots', 'app_id,position', 'orientation', null),
    ('videos', 'app_id,position', '', null),
    ('use_skills', 'app_id,locale,position', '', null),
    ('privacy_items', 'app_id,locale,position', '', null),
    ('purchases', 'app_id,locale,position', '', null),
    ('notices', 'id', 'revision', null),
    ('comments', 'app_id,id', 'reply_count', null),
    ('replies', 'app_id,comment_id,number', '', null),
    ('gift_cards', 'id', 'revision', null),
    ('ad_locations', 'id', 'revision', null),
    ('download_configs', 'id', 'revision', null),
    ('brand_banners', 'id', 'revision', null),
    ('features', 'id', 'revision', null),
    ('collections', 'id', 'revision', null),
    ('collection_apps', 'collection_id,app_id', '', null),
    ('repositories', 'id', 'name,held_timestamp,held_sha256,held_address,mirrors,added_at,ran_at,failures,succeeded_at,is_stale', null),
    ('staff', 'id', 'revision,created_at', null),
    ('reports', 'id', 'about,body,contact', null)
  ) given (name, keys, left_out, large) loop
    execute format('create trigger collect_inserted after insert on %I referencing new table as came
      for each statement execute function collect_rows(%L, %L, %L)', one.name, one.keys, one.left_out, coalesce(one.large, ''));
    execute format('create trigger collect_updated after update on %I referencing old table as went new table as came
      for each statement execute function collect_rows(%L, %L, %L)', one.name, one.keys, one.left_out, coalesce(one.large, ''));
    execute format('create trigger collect_deleted after delete on %I referencing old table as went
      for each statement execute function collect_rows(%L, %L, %L)', one.name, one.keys, one.left_out, coalesce(one.large, ''));
  end loop;
end
$$;

-- What became of each row, as catalogue/commands/row-changes.ts tells it: whole rows that came or went, of others the key and what is not as it was.
create function collected_rows() returns jsonb language sql volatile security definer set search_path = public, pg_temp as $$
  with folded as (
    select distinct on (relation, key) relation, key, n, before,
      last_value(after) over (partition by relation, key order by n rows between unbounded preceding and unbounded following) as after
    from changed_rows where xid = pg_current_xact_id()
    order by relation, key, n
  )
  select coalesce(jsonb_agg(
    case when before is null or after is null then jsonb_build_object('table', relation, 'before', before, 'after', after)
    else jsonb_build_object('table', relation,
      'before', key || (select coalesce(jsonb_object_agg(b.key, b.value), '{}') from jsonb_each(before) b where after -> b.key is distinct from b.value),
      'after', key || (select coalesce(jsonb_object_agg(a.key, a.value), '{}') from jsonb_each(after) a where before -> a.key is distinct from a.value))
    end order by n), '[]')
  from folded where before is distinct from after
$$;

create function refuse_unrecorded() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  rows jsonb := collected_rows();
begin
  if rows <> '[]' then
    raise exception 'the catalogue was changed without a record' using errcode = '42501',
      detail = (select string_agg(distinct one ->> 'table', ', ') from jsonb_array_elements(rows) one);
  end if;
  delete from changed_rows where xid = new.xid;
  delete from changing_transactions where xid = new.xid;
  return null;
end
$$;
create constraint trigger refuse_unrecorded after insert on changing_transactions
  deferrable initially deferred for each row execute function refuse_unrecorded();

-- Whose session it is, by what its cookie holds, which stands in no table; as long as console/server/access/sessions.ts lets it last.
create function session_person() returns table (id bigint, name text, role text)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.id, p.name, p.role
  from staff_sessions s join staff p on p.id = s.staff_id
  where s.hash = sha256(convert_to(nullif(current_setting('pergola.session', true), ''), 'UTF8'))
    and s.ended_at is null and not p.ended
    and s.created_at > now() - interval '12 hours' and s.seen_at > now() - interval '2 hours'
$$;

create function check_actor(change changes) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  person record;
  asked record;
  is_known boolean;
begin
  if session_user = 'pergola_console' then
    select * into person from session_person();
    select p.name, p.role into asked
    from staff_requests r join staff p on p.id = r.staff_id
    where r.id = nullif(current_setting('pergola.request', true), '')::bigint and r.agreed and r.change_id is null
      and r.decided_by = person.id and r.command = change.command and change.input @> r.input;
    is_known := case when asked.name is null
      then (change.actor, change.role) = (person.name, person.role) and change.approved_by is null
      else (change.actor, change.role, change.approved_by) = (asked.name, asked.role, person.name) end;
  elsif session_user = 'pergola_access' then
    -- the first owner, who comes in by a link and makes himself
    is_known := change.command = 'person.put' and (select array_agg(p.name) from staff p where not p.ended) = array[change.actor];
  else
    is_known := change.approved_by is null and (
      session_user = 'pergola_staff' and change.actor like 'shell:_%' and change.role = 'owner'
      or change.role = 'repository' and exists (
        select from repositories r join import_runs i on i.repository_id = r.id where r.address = change.actor and i.ended_at is null));
  end if;
  if is_known is not true then
    raise exception 'the record takes no word for who it was' using errcode = '42501', detail = format('%s, %s', change.actor, change.role);
  end if;
end
$$;

create or replace function chain_change() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if is_recorded('changes') then
    perform check_actor(new);
    new.rows := collected_rows() || coalesce((
      select jsonb_agg(one order by n) from jsonb_array_elements(new.rows) with ordinality given (one, n) where not is_recorded(one ->> 'table')), '[]');
    if new.rows = '[]' then
      raise exception 'nothing was changed that could be recorded' using errcode = '42501';
    end if;
    delete from changed_rows where xid = pg_current_xact_id();
  end if;
  select id + 1, hash into new.id, new.previous from change_head for update;
  new.at := clock_timestamp();
  new.hash := change_hash(new);
  update change_head set id = new.id, hash = new.hash;
  return new;
end
$$;

-- Who asks, agrees, refuses or looks is the person of the session, by the console's own login.
create function check_request() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  person bigint := (select id from session_person());
  is_own boolean;
begin
  if session_user <> 'pergola_console' then
    return new;
  end if;
  if tg_op = 'INSERT' then
    is_own := new.staff_id = person and new.decided_at is null and new.agreed is null and new.decided_by is null and new.change_id is null;
  elsif old.decided_at is null then
    is_own := (new.command, new.input, new.staff_id, new.app_id, new.expires_at) is not distinct from
        (old.command, old.input, old.staff_id, old.app_id, old.expires_at)
      and (new.decided_by = person or (new.decided_by is null and new.agreed is not true and old.staff_id = person));
  else
    -- it is decided: what came of it is added, once
    is_own := old.change_id is null and to_jsonb(new) - 'change_id' = to_jsonb(old) - 'change_id';
  end if;
  if is_own is not true then
    raise exception 'a request is asked for and decided by the person of the session' using errcode = '42501';
  end if;
  return new;
end
$$;
create trigger check_request before insert or update on staff_requests for each row execute function check_request();

-- What happens to accounts from a shell says so.
create function check_event() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if session_user = 'pergola_staff' and (new.kind <> 'link-created' or new."by" not like 'shell:_%') then
    raise exception 'from a shell links are made, as shell:name' using errcode = '42501';
  end if;
  return new;
end
$$;
create trigger check_event before insert on account_events for each row execute function check_event();

create function check_viewer() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if session_user = 'pergola_console' and new.staff_id is distinct from (select id from session_person()) then
    raise exception 'whoever looks is the person of the session' using errcode = '42501';
  end if;
  return new;
end
$$;
create trigger check_viewer before insert on contact_views for each row execute function check_viewer();
