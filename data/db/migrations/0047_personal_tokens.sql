-- Tokens by which members run commands from a shell under their own name (docs/decisions/0044-personal-tokens.md).
create table personal_tokens (
  id bigint generated always as identity primary key,
  -- of the secret, which is in no table
  hash bytea not null unique check (length(hash) = 32),
  staff_id bigint not null references staff on delete cascade,
  label text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at <= created_at + interval '90 days'),
  -- when and from which account something was last changed with it
  used_at timestamptz,
  used_by text,
  ended_at timestamptz
);
create index personal_tokens_of on personal_tokens (staff_id);

alter table account_events drop constraint account_events_kind_check;
alter table account_events add constraint account_events_kind_check check (kind in
  ('link-created', 'link-used', 'signed-in', 'passkey-added', 'passkey-removed', 'codes-renewed', 'session-ended', 'token-created', 'token-ended', 'service-linked'));

-- Whose token this is, with the role that they have now.
create function token_person(secret text) returns table (token bigint, name text, role text)
language sql stable security definer set search_path = public, pg_temp as $$
  select t.id, p.name, p.role
  from personal_tokens t join staff p on p.id = t.staff_id
  where t.hash = sha256(convert_to(nullif(secret, ''), 'UTF8'))
    and t.ended_at is null and t.expires_at > now() and not p.ended
$$;

-- As before, and in the shell the person of a token, together with the account that shows it.
create or replace function check_actor(change changes) returns void language plpgsql security definer set search_path = public, pg_temp as $$
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
  elsif session_user = 'pergola_staff' and nullif(current_setting('pergola.token', true), '') is not null then
    select * into person from token_person(current_setting('pergola.token'));
    is_known := change.approved_by is null and change.role = person.role
      and starts_with(change.actor, person.name || ' (shell:') and right(change.actor, 1) = ')';
    update personal_tokens set used_at = now(), used_by = substr(change.actor, length(person.name) + 3, length(change.actor) - length(person.name) - 3)
    where id = person.token and is_known;
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
