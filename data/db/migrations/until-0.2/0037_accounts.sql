-- How people came in, and what became of their keys: shown to whom it concerns, and never changed.
create table account_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- null: a link for the first owner, who has no row yet
  staff_id bigint references staff,
  kind text not null check (kind in
    ('link-created', 'link-used', 'signed-in', 'passkey-added', 'passkey-removed', 'codes-renewed', 'session-ended')),
  -- who did it, where that is somebody else: a colleague's name, or shell:name
  by text not null default '',
  network text not null default '',
  agent text not null default ''
);
create index account_events_of on account_events (staff_id, id desc);
create index account_events_by_shell on account_events (at) where by like 'shell:%';
create trigger account_events_stay before update or delete on account_events for each row execute function refuse_change();
create trigger account_events_all_stay before truncate on account_events execute function refuse_change();

-- Until when a link may be made for somebody who has a key: a second person has agreed.
alter table staff add column reset_until timestamptz;

-- A new person approves nothing for a day, nor does one who came in by a link. A store's first day is excepted, or nobody could begin.
create function may_approve(person bigint) returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from staff p where p.id = person and not p.ended and (
      now() < (select min(created_at) from staff) + interval '24 hours'
      or (p.created_at < now() - interval '24 hours' and not exists (
        select from account_events e where e.staff_id = p.id and e.kind = 'link-used' and e.at > now() - interval '24 hours'))))
$$;

create function check_approval() returns trigger language plpgsql as $$
begin
  if not public.may_approve(new.decided_by) then
    raise exception 'whoever is new, or came in by a link, approves nothing for a day' using errcode = '23514', constraint = 'approver_known';
  end if;
  return new;
end
$$;
create trigger check_approval before insert or update of agreed, decided_by on staff_requests
  for each row when (new.agreed) execute function check_approval();
