-- Who looked at the phone number or address that a visitor left with a report: it is shown by a press, and the press stays written.
create table contact_views (
  id bigint generated always as identity primary key,
  report_id bigint not null references reports on delete cascade,
  staff_id bigint not null references staff,
  at timestamptz not null default now()
);
create index contact_views_of on contact_views (report_id, staff_id, at);
create trigger contact_views_stay before update or delete on contact_views for each row execute function refuse_change();
create index reports_with_contact on reports (closed_at) where contact is not null;
