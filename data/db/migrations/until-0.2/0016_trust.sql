-- What visitors report beside apps, and what more a developer declares of an app.

alter table reports
  alter column app_id drop not null,
  -- one of the app's comments
  add column comment_id bigint,
  add column developer_id bigint references developers on delete cascade,
  -- whatever else, as the visitor names it
  add column about text check (length(about) between 1 and 200),
  add constraint reports_one_subject check (num_nonnulls(app_id, developer_id, about) = 1),
  add constraint reports_comment_of_app check (comment_id is null or (app_id is not null and comment_id >> 24 = app_id));
create index reports_by_developer on reports (developer_id, created_at) where developer_id is not null;

alter table apps
  -- the youngest that it is fit for, in years
  add column min_age smallint check (min_age between 0 and 21),
  -- whether others get what it takes of a visitor, whether that is encrypted on its way, and whether one can have it deleted;
  -- null: the developer has not said
  add column data_shared boolean,
  add column data_encrypted boolean,
  add column data_deletable boolean;
