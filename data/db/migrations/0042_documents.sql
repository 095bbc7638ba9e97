-- What pages show of an app, a category or the store in one language, ready to be read by its key
-- (docs/decisions/0040-a-page-is-a-lookup.md). Only write_documents() (data/db/documents.ts) writes here, from the tables that
-- constraints guard.
create table documents (
  kind text not null check (kind in ('app', 'category', 'store')),
  id bigint not null,
  locale text not null,
  -- the SQL and the order of languages that made it: another release or order reads the tables until it is rewritten
  made_by text not null,
  made_at timestamptz not null default now(),
  page json not null,
  -- of apps: as lists on other pages show it, those that are like it, and the category that it is shown under
  brief json,
  related bigint[],
  category_id integer,
  primary key (kind, id, locale)
);
alter table documents alter column page set compression lz4;
create index documents_by_age on documents (made_at);

-- Documents that are older than the catalogue; pages read the tables until they are rewritten. Rows are only added and deleted, never
-- updated, so no transaction waits for another.
create table stale_documents (
  kind text not null,
  id bigint not null
);
create index stale_documents_by_id on stale_documents (kind, id);

-- The argument selects the documents that show rows of `%s`. Rows of permissions are only ever added, before a version names them.
create function mark_documents() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  execute 'insert into stale_documents (kind, id) ' || case tg_op
    when 'INSERT' then replace(tg_argv[0], '%s', 'came')
    when 'DELETE' then replace(tg_argv[0], '%s', 'went')
    else replace(tg_argv[0], '%s', 'came') || ' union ' || replace(tg_argv[0], '%s', 'went') end;
  return null;
end
$$;
revoke execute on function mark_documents() from public;

do $$
declare
  of_app text := 'select distinct ''app'', app_id from %s';
  of_version text := 'select distinct ''app'', app_id from %s join versions version on version.id = version_id';
  of_app_or_store text := 'select distinct case when app_id is null then ''store'' else ''app'' end, coalesce(app_id, 0) from %s';
  one record;
begin
  for one in select * from (values
    ('apps', 'select ''app'', id from %s'),
    ('app_texts', of_app),
    ('app_categories', of_app),
    ('versions', of_app),
    ('version_texts', of_version),
    ('packages', of_version),
    ('inspections', 'select distinct ''app'', app_id from %s join packages using (sha256) join versions version on version.id = version_id'),
    ('screenshots', of_app),
    ('videos', of_app),
    ('use_skills', of_app),
    ('privacy_items', of_app),
    ('purchases', of_app),
    ('comments', of_app),
    ('replies', of_app),
    ('notices', of_app),
    ('gift_cards', of_app),
    ('brand_banners', of_app_or_store),
    ('ad_locations', of_app_or_store),
    ('categories', 'select ''category'', id from %s union select ''category'', child.id from %s changed join categories child on child.parent_id = changed.id'),
    ('category_texts', 'select ''category'', category_id from %s union select ''category'', child.id from %s changed join categories child on child.parent_id = category_id')
  ) given (name, documents) loop
    execute format('create trigger mark_inserted after insert on %I referencing new table as came
      for each statement execute function mark_documents(%L)', one.name, one.documents);
    execute format('create trigger mark_updated after update on %I referencing old table as went new table as came
      for each statement execute function mark_documents(%L)', one.name, one.documents);
    execute format('create trigger mark_deleted after delete on %I referencing old table as went
      for each statement execute function mark_documents(%L)', one.name, one.documents);
  end loop;
end
$$;
