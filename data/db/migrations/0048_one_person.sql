-- docs/decisions/0047-one-person.md

-- The record names shells and repositories with a colon, so no member may look like one of them.
alter table staff add constraint staff_name_plain check (name !~ ':') not valid;

-- As before, and after single sign-on was linked by an email that an owner entered: like a link, it lets in whoever an owner chose.
create or replace function may_approve(person bigint) returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from staff p where p.id = person and not p.ended and (
      now() < (select min(created_at) from staff) + interval '24 hours'
      or (p.created_at < now() - interval '24 hours' and not exists (
        select from account_events e where e.staff_id = p.id and e.kind in ('link-used', 'service-linked') and e.at > now() - interval '24 hours'))))
$$;
