-- Files are kept by their hash (docs/decisions/0027-files-by-hash.md). Those that no row names, and since when: those that nobody named for long enough are removed (catalogue/worker/files/sweep-files.ts).
create table unnamed_files (
  sha256 bytea primary key check (length(sha256) = 32),
  since timestamptz not null default now()
);

-- How far the worker is in reading every file again (catalogue/worker/files/read-files.ts).
create table files_read (
  one boolean primary key default true check (one),
  version_id bigint not null default 0,
  abi text not null default '',
  round_began timestamptz not null default now()
);
insert into files_read default values;
