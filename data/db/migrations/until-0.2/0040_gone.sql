-- Why an app is gone, and since when: for what its pages say to visitors, who must know when to uninstall it. What staff wrote stays in
-- the record. Of a takedown the kind of its reason, of a delisting `repository` or nothing; nothing while the app is live.
alter table apps
  add column gone_kind text constraint apps_gone_kind check (gone_kind ~ '^[a-z]{1,20}$'),
  add column gone_at timestamptz;

-- As the record has it. This is no change of the app, so its revision and date stay.
alter table apps disable trigger touch_app;
update apps a set (gone_kind, gone_at) = (
  select case when c.command = 'app.takedown' then c.reason_kind when c.role = 'repository' then 'repository' end, c.at
  from changes c where c.apps @> array[a.id] and c.command in ('app.takedown', 'app.delist') order by c.id desc limit 1
) where a.status = 'delisted';
alter table apps enable trigger touch_app;

create index apps_taken_down on apps (gone_at desc nulls last, id desc) where taken_down;

-- Who names which picture or video, as addresses have it (img/<key>, videos/<name>); no app: something else that is shown. Looked up by
-- the indexes of data/db/indexes-online.ts.
create view file_uses (file, app_id) as
  select 'img/' || icon_key, id from apps
  union all select 'img/' || image_key, app_id from screenshots
  union all select 'img/' || poster_key, app_id from videos
  union all select substr(url, 2), app_id from videos
  union all select 'img/' || image_key, app_id from features
  union all select 'img/' || image_key, app_id from brand_banners
  union all select substring(img_url from 'img/[a-z0-9/-]+'), app_id from ad_locations
  union all select 'img/' || image_key, null from collections where image_key is not null
  union all select 'img/' || logo_key, null from developers where logo_key is not null;

-- Pictures and videos that visitors do not get: an app that was taken down has them, and nothing that is shown does.
create table withheld_files (
  file text primary key,
  since timestamptz not null default now(),
  -- when an owner had it deleted; it never comes back
  erased_at timestamptz
);
create index withheld_files_erased on withheld_files (erased_at) where erased_at is not null;

insert into withheld_files (file)
  select distinct u.file from file_uses u join apps a on a.id = u.app_id where a.taken_down and u.file is not null
  except
  select u.file from file_uses u left join apps a on a.id = u.app_id where u.app_id is null or a.status = 'live';

-- When an owner had them deleted.
alter table apps add column media_erased_at timestamptz;
