-- Finds an app by any part of its name.
create extension if not exists pg_trgm;
create index app_texts_by_name on app_texts using gin (name gin_trgm_ops);
