-- One way in: what changes the catalogue is a command (docs/commands.md), and leaves a change and a purge behind. Nothing here reads or
-- writes a table as a whole, so no lock lasts; what there is to be read or mended is in 0020.

-- Raised by every change, so that whoever edits what somebody else has changed meanwhile is told.
alter table apps
  add column revision integer not null default 1,
  -- columns that somebody here has edited: an import leaves them alone
  add column own text[] not null default '{}',
  -- delisted for good: it takes two people to offer it again
  add column taken_down boolean not null default false;
alter table developers add column revision integer not null default 1;
alter table categories add column revision integer not null default 1;
alter table collections add column revision integer not null default 1;
alter table features add column revision integer not null default 1;
alter table notices add column revision integer not null default 1;
alter table gift_cards add column revision integer not null default 1;
alter table ad_locations add column revision integer not null default 1;
alter table brand_banners add column revision integer not null default 1;
alter table download_configs add column revision integer not null default 1;

-- What is shown stays in app_texts; what the source of an app says stands beside it, so that an edit survives the next import and can be
-- given up.
alter table app_texts add column own text[] not null default '{}';
create table imported_texts (
  app_id bigint not null references apps on delete cascade,
  locale text not null,
  name text not null,
  summary text not null default '',
  description text not null default '',
  primary key (app_id, locale)
);

alter table versions
  add column state text not null default 'published',
  add constraint versions_state_check check (state in ('draft', 'published', 'withdrawn')) not valid;

alter table reports
  add column closed_at timestamptz,
  -- what became of it: contract/commands/reasons.ts
  add column outcome text;
create index reports_open on reports (created_at) where closed_at is null;

-- Who changed what, when and why. Each row has the hash of the one before it: none can be altered, dropped or moved unseen.
create table changes (
  id bigint primary key,
  at timestamptz not null,
  actor text not null,
  role text not null,
  -- who looked at it too, where a command wants that
  approved_by text,
  command text not null,
  input jsonb not null,
  -- contract/commands/reasons.ts, and in words
  reason_kind text,
  reason text not null default '',
  -- the change that this one takes back
  undoes bigint references changes,
  -- [{"table", "before", "after"}]: rows as they were and are; null: there was or is none
  rows jsonb not null,
  -- whose pages it is about
  apps bigint[] not null default '{}',
  previous bytea not null,
  hash bytea not null
);
create index changes_of_app on changes using gin (apps);
create index changes_undone on changes (undoes) where undoes is not null;

-- The end of the chain. Whoever adds to it holds this row until he commits, so ids are in the order of commits and have no holes.
create table change_head (
  one boolean primary key default true check (one),
  id bigint not null,
  hash bytea not null
);
insert into change_head (id, hash) values (0, '\x');

-- In one time zone, because the text of a time names it.
create function change_hash(change changes) returns bytea
  language sql stable set timezone to 'UTC'
  return sha256(change.previous || convert_to(jsonb_build_array(
    change.id, change.at, change.actor, change.role, change.approved_by, change.command, change.input, change.reason_kind, change.reason,
    change.undoes, change.rows, change.apps
  )::text, 'UTF8'));

create function chain_change() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select id + 1, hash into new.id, new.previous from change_head for update;
  new.at := clock_timestamp();
  new.hash := change_hash(new);
  update change_head set id = new.id, hash = new.hash;
  return new;
end
$$;
create trigger chain_change before insert on changes for each row execute function chain_change();

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'what was changed stays written: % of % is refused', lower(tg_op), tg_table_name;
end
$$;
create trigger changes_stay before update or delete on changes for each row execute function refuse_change();
create trigger changes_all_stay before truncate on changes execute function refuse_change();

-- Rows of the chain that are not as they were written, and why. One that was dropped shows at the next, or at the end.
create function broken_changes() returns table (id bigint, why text) language sql stable as $$
  with chain as (
    select c.id, c.hash, change_hash(c) as counted, c.previous, lag(c.id, 1, 0::bigint) over w as id_before, lag(c.hash, 1, '\x'::bytea) over w as hash_before
    from changes c window w as (order by c.id)
  )
  select id, case when hash <> counted then 'altered' when id <> id_before + 1 then 'dropped before it' else 'not what followed' end
  from chain where hash <> counted or id <> id_before + 1 or previous <> hash_before
  union all
  select head.id, 'dropped at the end'
  from change_head head left join lateral (select id, hash from changes order by id desc limit 1) last on true
  where head.id <> coalesce(last.id, 0) or head.hash <> coalesce(last.hash, '\x')
$$;

-- What the edges have to forget, in the order of commits. The relay carries it, and marks it done when every edge has answered.
create table outbox (
  id bigint generated always as identity primary key,
  -- null: a time has come (an ad's first day), and nobody changed anything
  change_id bigint references changes,
  tags text[] not null check (cardinality(tags) > 0),
  hard boolean not null,
  at timestamptz not null default clock_timestamp(),
  sent_at timestamptz,
  done_at timestamptz
);
create index outbox_waiting on outbox (id) where done_at is null;
create index outbox_done on outbox (done_at) where done_at is not null;

create function tell_outbox() returns trigger language plpgsql as $$
begin
  notify outbox;
  return null;
end
$$;
create trigger tell_outbox after insert on outbox for each statement execute function tell_outbox();

-- What is derived is derived here, never by whoever writes.

create function raise_revision() returns trigger language plpgsql as $$
begin
  new.revision := old.revision + 1;
  return new;
end
$$;
do $$
declare name text;
begin
  foreach name in array array[
    'developers', 'categories', 'collections', 'features', 'notices', 'gift_cards', 'ad_locations', 'brand_banners', 'download_configs'
  ] loop
    execute format('create trigger raise_revision before update on %I for each row execute function raise_revision()', name);
  end loop;
end
$$;

-- Whoever writes another date means it.
create function touch_app() returns trigger language plpgsql as $$
begin
  new.revision := old.revision + 1;
  if new.updated_at = old.updated_at then
    new.updated_at := now();
  end if;
  return new;
end
$$;
create trigger touch_app before update on apps for each row execute function touch_app();

-- One truth: the current version is the highest that is published.
create function current_version(app bigint) returns bigint language sql stable
  return (select id from versions where app_id = app and state = 'published' order by version_code desc limit 1);

create function follow_versions() returns trigger language plpgsql as $$
begin
  update apps set current_version_id = current_version(id)
  where id in (select app_id from changed_versions) and current_version_id is distinct from current_version(id);
  return null;
end
$$;
create trigger follow_new_versions after insert on versions
  referencing new table as changed_versions for each statement execute function follow_versions();
create trigger follow_changed_versions after update on versions
  referencing new table as changed_versions for each statement execute function follow_versions();
create trigger follow_gone_versions after delete on versions
  referencing old table as changed_versions for each statement execute function follow_versions();

-- Comments that can be seen are counted as they come and go.
create function count_comments() returns trigger language plpgsql as $$
begin
  insert into app_stats as stats (app_id, comments)
  select app_id, sum(n) from (
    select app_id, 1 as n from came where not hidden
    union all
    select app_id, -1 from went where not hidden
  ) seen
  where exists (select from apps where id = app_id)
  group by app_id having sum(n) <> 0
  on conflict (app_id) do update set comments = greatest(0, stats.comments + excluded.comments);
  return null;
end
$$;
create function count_new_comments() returns trigger language plpgsql as $$
begin
  insert into app_stats as stats (app_id, comments)
  select app_id, count(*) from came where not hidden and exists (select from apps where id = app_id) group by app_id
  on conflict (app_id) do update set comments = stats.comments + excluded.comments;
  return null;
end
$$;
create function count_gone_comments() returns trigger language plpgsql as $$
begin
  update app_stats stats set comments = greatest(0, stats.comments - gone.n)
  from (select app_id, count(*) as n from went where not hidden group by app_id) gone
  where stats.app_id = gone.app_id;
  return null;
end
$$;
create trigger count_new_comments after insert on comments
  referencing new table as came for each statement execute function count_new_comments();
create trigger count_changed_comments after update on comments
  referencing old table as went new table as came for each statement execute function count_comments();
create trigger count_gone_comments after delete on comments
  referencing old table as went for each statement execute function count_gone_comments();

-- Replies are numbered without holes, so the last one says how many there are, hidden ones too.
create function count_replies() returns trigger language plpgsql as $$
begin
  update comments c set reply_count = counted.n
  from (
    select app_id, comment_id, (
      select coalesce(max(number) + 1, 0) from replies r where r.app_id = one.app_id and r.comment_id = one.comment_id
    ) as n
    from (select distinct app_id, comment_id from changed_replies) one
  ) counted
  where c.app_id = counted.app_id and c.id = counted.comment_id and c.reply_count <> counted.n;
  return null;
end
$$;
create trigger count_new_replies after insert on replies
  referencing new table as changed_replies for each statement execute function count_replies();
create trigger count_gone_replies after delete on replies
  referencing old table as changed_replies for each statement execute function count_replies();
