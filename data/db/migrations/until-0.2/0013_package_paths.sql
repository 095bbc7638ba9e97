-- A link to a file names it by its path alone, and is good only while the file's app is live. Equality is all that is asked, so the
-- index holds four bytes a file and not its path.
create index packages_by_path on packages using hash (path);
