-- The home page has a document too (docs/decisions/0040-a-page-is-a-lookup.md).
alter table documents
  -- something that it shows begins or ends then
  add column valid_until timestamptz,
  drop constraint documents_kind_check,
  add constraint documents_kind_check check (kind in ('app', 'category', 'store', 'home'));

do $$
declare
  of_home text := 'select distinct ''home'', 0::bigint from %s';
  one record;
begin
  for one in select * from (values
    ('features', of_home),
    ('collections', of_home),
    ('collection_apps', of_home),
    ('developers', of_home),
    ('developer_texts', of_home),
    ('app_ranks', of_home || ' where list in (''soft'', ''game'', ''all'')')
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
