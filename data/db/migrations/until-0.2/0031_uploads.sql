-- Packages that staff send from a browser, in pieces: whose they are, and what became of them. The pieces are files.
create table staff_uploads (
  id uuid primary key default gen_random_uuid(),
  staff_id bigint not null references staff on delete cascade,
  -- as the browser tells them: the same file, chosen again, goes on where it stopped
  name text not null,
  size bigint not null check (size > 0),
  modified bigint not null,
  at timestamptz not null default now(),
  -- when it was whole and was looked into
  sha256 bytea check (length(sha256) = 32)
);
create index staff_uploads_of on staff_uploads (staff_id, at desc);
create index staff_uploads_at on staff_uploads (at);
create index staff_uploads_hash on staff_uploads (sha256);
