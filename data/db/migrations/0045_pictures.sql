-- Pictures in the sizes that pages name (docs/decisions/0041-pictures-are-made-before-they-are-named.md). A row is added when another
-- row names a picture, or when a picture is uploaded; the worker makes what is missing.
create table pictures (
  key text not null,
  -- what it is used for, which decides its sizes (rules/pictures/picture.ts)
  kind text not null check (kind in ('icon', 'portrait', 'landscape', 'banner')),
  id bigint generated always as identity,
  -- of the source image
  width integer,
  height integer,
  color text check (color ~ '^[0-9a-f]{6}$'),
  -- what exists: w, WebP and the form that every browser shows; a, AVIF
  forms text not null default '' check (forms in ('', 'w', 'wa')),
  -- what the worker makes next
  next text default 'webp' check (next in ('webp', 'avif')),
  tried_at timestamptz,
  -- null: pages named it before there was this table, and publishing does not wait for it
  noted_at timestamptz default now(),
  primary key (key, kind)
);
-- In this order they are made: every list shows icons, and the home page banners.
create index pictures_next on pictures (next desc, (array_position('{icon,banner,portrait,landscape}', kind)), id) where next is not null;

-- The argument selects key and kind of the pictures that rows of `came` name.
create function note_pictures() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  execute 'insert into pictures (key, kind) select distinct key, kind from (' || tg_argv[0] || ') named (key, kind)
    where key is not null and not exists (select from pictures known where (known.key, known.kind) = (named.key, named.kind))
    order by 1, 2 on conflict do nothing';
  return null;
end
$$;
revoke execute on function note_pictures() from public;

do $$
declare
  of_banner text := 'select image_key, ''banner'' from came';
  one record;
begin
  for one in select * from (values
    ('apps', 'select icon_key, ''icon'' from came'),
    ('developers', 'select logo_key, ''icon'' from came'),
    ('screenshots', 'select image_key, orientation from came'),
    ('videos', 'select poster_key, ''banner'' from came'),
    ('features', of_banner),
    ('brand_banners', of_banner),
    ('collections', of_banner),
    ('ad_locations', 'select substring(img_url from ''^/img/([a-z0-9/-]+)_1200x675\.jpg$''), ''banner'' from came')
  ) given (name, pictures) loop
    execute format('create trigger note_inserted after insert on %I referencing new table as came
      for each statement execute function note_pictures(%L)', one.name, one.pictures);
    execute format('create trigger note_updated after update on %I referencing new table as came
      for each statement execute function note_pictures(%L)', one.name, one.pictures);
  end loop;
end
$$;

-- What is placed first, then the apps that most visitors download.
insert into pictures (key, kind, noted_at)
select key, kind, null from (
  select icon_key, 'icon', id from apps
  union all select image_key, orientation, app_id from screenshots
  union all select poster_key, 'banner', app_id from videos
  union all select image_key, 'banner', null from features
  union all select image_key, 'banner', null from brand_banners
  union all select image_key, 'banner', null from collections
  union all select substring(img_url from '^/img/([a-z0-9/-]+)_1200x675\.jpg$'), 'banner', null from ad_locations
  union all select logo_key, 'icon', null from developers
) named (key, kind, app)
left join app_stats stats on stats.app_id = named.app
where key is not null
group by key, kind
order by max(stats.downloads) desc nulls first, key;

-- Documents show what is ready, and caches get the pages of a picture that has come.
create function mark_picture() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  uses bigint[] := array(select distinct app_id from file_uses where file = 'img/' || coalesce(new.key, old.key));
begin
  insert into stale_documents (kind, id)
    select marked.* from unnest(uses) app
    cross join lateral (
      select 'app', app where app is not null
      union all select kind, 0 from unnest(array['store', 'home']) placed (kind) where app is null
    ) marked;
  if tg_op = 'UPDATE' and old.forms = '' and cardinality(uses) > 0 then
    insert into outbox (tags, hard)
      select array_agg(case when app is null then 'home' else 'app-' || app end), false from unnest(uses) app;
  end if;
  return null;
end
$$;
revoke execute on function mark_picture() from public;
create trigger mark_inserted after insert on pictures for each row
  when (new.forms <> '') execute function mark_picture();
create trigger mark_updated after update on pictures for each row
  when ((old.color, old.forms) is distinct from (new.color, new.forms)) execute function mark_picture();
create trigger mark_deleted after delete on pictures for each row execute function mark_picture();
