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
