-- A report has a number, by which the reporter finds its state (docs/decisions/0048-nothing-ends-in-silence.md); null: it is older.
alter table reports add column number uuid;
create unique index reports_by_number on reports (number) where number is not null;
comment on column reports.contact is 'a mobile number or an e-mail address, or none; forgotten some time after the report was closed';
alter table reports drop constraint reports_contact_check, add constraint reports_contact_check check (length(contact) <= 254);

-- Whoever has the number sees the state, so the record of changes does without it.
do $$
declare
  one record;
begin
  for one in select * from (values
    ('collect_inserted', 'after insert', 'referencing new table as came'),
    ('collect_updated', 'after update', 'referencing old table as went new table as came'),
    ('collect_deleted', 'after delete', 'referencing old table as went')
  ) given (name, at, tables) loop
    execute format('create or replace trigger %I %s on reports %s
      for each statement execute function collect_rows(%L, %L, %L)', one.name, one.at, one.tables, 'id', 'about,body,contact,number', '');
  end loop;
end
$$;
