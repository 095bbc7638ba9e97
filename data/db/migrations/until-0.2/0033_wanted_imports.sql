-- Somebody in the console wants a repository imported now: since when. The worker imports it if it has not run after that.
alter table repositories add column wanted_at timestamptz;
