-- For search engines. A part of the sitemap holds the live apps of 10,000 ids: this index has the parts themselves and the last
-- change of each, so that the list of parts costs a look-up a part, and a part is read in the index alone.
create index apps_by_sitemap on apps ((id / 10000), updated_at desc) include (id) where status = 'live';

-- The feed of new versions.
create index versions_newest on versions (released_at desc, id desc);
