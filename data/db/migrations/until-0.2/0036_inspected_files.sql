-- Visitors get no file that was not inspected. Rows from before this migration are checked when they next change; the worker inspects their files.

-- At commit, so that rows and inspections of one transaction can come in any order.
create function require_inspection(checked bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  fault text;
  signers integer;
begin
  select string_agg(format('%s: %s', file.abi, case
      when seen.sha256 is null then 'not inspected'
      when seen.refused then 'refused'
      when seen.package_name is distinct from app.package_name then format('package %s', seen.package_name)
      when seen.version_code is distinct from version.version_code then format('version %s', seen.version_code)
      when seen.signer_sha256 is distinct from file.signer_sha256 then 'another signer'
      when seen.size is distinct from file.size then 'another size'
    end), '; ') filter (where seen.sha256 is null or seen.refused
      or (seen.package_name, seen.version_code, seen.signer_sha256, seen.size)
        is distinct from (app.package_name, version.version_code, file.signer_sha256, file.size)),
    count(distinct file.signer_sha256)
  into fault, signers
  from versions version
  join apps app on app.id = version.app_id
  join packages file on file.version_id = version.id
  left join inspections seen on seen.sha256 = file.sha256
  where version.id = checked and version.state = 'published';
  if fault is not null then
    raise exception 'a published file must agree with its inspection' using errcode = '23514', detail = fault, constraint = 'files_inspected';
  end if;
  if signers > 1 then
    raise exception 'the files of a version must have one signer' using errcode = '23514', constraint = 'files_one_signer';
  end if;
end
$$;

create function require_inspection_of_version() returns trigger language plpgsql as $$
begin
  perform public.require_inspection(new.id);
  return null;
end
$$;

create function require_inspection_of_file() returns trigger language plpgsql as $$
begin
  perform public.require_inspection(new.version_id);
  return null;
end
$$;

create constraint trigger inspected_version after insert or update of state, version_code, app_id on versions
  deferrable initially deferred for each row when (new.state = 'published') execute function require_inspection_of_version();
create constraint trigger inspected_file after insert or update on packages
  deferrable initially deferred for each row execute function require_inspection_of_file();

-- Phones may have installed what was offered once. Its signer is what later files are compared with, so it stays known.
create function keep_offered_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a version that was offered stays known' using errcode = '23514', constraint = 'offered_version_kept';
  end if;
  if new.state = 'draft' or (new.app_id, new.version_code) is distinct from (old.app_id, old.version_code) then
    raise exception 'a version that was offered stays known: withdraw it' using errcode = '23514', constraint = 'offered_version_kept';
  end if;
  return new;
end
$$;
create trigger keep_offered_version before update on versions
  for each row when (old.state <> 'draft') execute function keep_offered_version();
create trigger keep_deleted_version before delete on versions
  for each row when (old.state <> 'draft') execute function keep_offered_version();

create function keep_offered_file() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from versions where id = old.version_id and state <> 'draft')
    and (tg_op = 'DELETE' or (new.version_id, new.abi, new.sha256, new.signer_sha256, new.size)
      is distinct from (old.version_id, old.abi, old.sha256, old.signer_sha256, old.size))
  then
    raise exception 'a file that was offered is not replaced' using errcode = '23514', constraint = 'offered_file_kept';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;
create trigger keep_offered_file before update or delete on packages for each row execute function keep_offered_file();

-- What was taken down is not live, whichever way a row was written.
alter table apps add constraint apps_taken_down_not_live check (not (taken_down and status = 'live')) not valid;
