-- What was read in a package's file, by its hash: one row for the page, the console and whoever sends it. It says nothing that
-- depends on other rows, so it is the same whenever the file is looked at.
create table inspections (
  sha256 bytea primary key check (length(sha256) = 32),
  size bigint not null check (size >= 0),
  at timestamptz not null default now(),
  refused boolean not null,
  -- null: it could not be read
  package_name text,
  version_code bigint,
  -- the certificate that phones of today go by, and those that handed their key on to it, oldest first
  signer_sha256 bytea check (length(signer_sha256) = 32),
  signer text,
  lineage bytea[] not null default '{}',
  -- contract/packages/inspection.schema.ts
  inspection jsonb not null
);

-- The first Android version that a file is for; null: what its version says.
alter table packages add column min_sdk smallint check (min_sdk > 0);
