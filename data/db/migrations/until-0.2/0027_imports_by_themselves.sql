-- The worker imports repositories again by itself (docs/how-to/keep-repositories-in-sync.md): when, follows from how the last runs went.
alter table repositories
  -- since the last one that came to its end; counted when one begins, so that one that is killed counts
  add column failures integer not null default 0,
  add column succeeded_at timestamptz,
  -- whether the last run found nothing newer than the repository itself allows
  add column is_stale boolean not null default false;
