-- Lists of comments, by time or replies, of all ratings or one. The indexes hold only what may be seen, so that a list is
-- counted and leafed through in the index alone: page 50 of an app with a million comments reads 20 rows, and not 1000.
drop index comments_newest;
drop index comments_most_replied;
create index comments_newest on comments (app_id, created_at desc, id desc) where not hidden;
create index comments_most_replied on comments (app_id, reply_count desc, id desc) where not hidden;
create index comments_rated_newest on comments (app_id, rating, created_at desc, id desc) where not hidden;
create index comments_rated_most_replied on comments (app_id, rating, reply_count desc, id desc) where not hidden;
