-- Categories are chosen among what was found, so that each says how many there are; the index no longer parts softs and games.
-- The column and the function that did stay for one release: processes of the last one ask by them during a deploy.
alter table app_search alter column resource_type drop not null;
-- of the first rank, around the one that the app is shown under; filled when the index is made anew
alter table app_search add column category_id integer;

-- As in 0009, without kinds; how a slice is read stands apart, so that an index that is there need not be made anew for it.
create function choose_search_order(rum boolean) returns void language plpgsql as $choose$
begin
  -- Plus nothing, so that no index on popularity offers itself: it would be read to its end.
  execute format($function$
    create or replace function search_slice(query tsquery, most integer)
    returns table (app_id bigint, popularity integer, category_id integer) language sql stable as $body$
      select app_id, popularity, category_id from app_search where tokens @@ query order by %s limit most
    $body$
  $function$, case when rum then 'popularity <=| 1000' else 'popularity + 0 desc' end);
end
$choose$;

create or replace function choose_search_index(rum boolean) returns void language plpgsql as $choose$
begin
  drop index if exists app_search_by_token;
  if rum then
    create extension if not exists rum;
    create index app_search_by_token on app_search
      using rum (tokens rum_tsvector_addon_ops, popularity) with (attach = 'popularity', "to" = 'tokens');
  else
    create index app_search_by_token on app_search using gin (tokens);
  end if;
  perform choose_search_order(rum);
end
$choose$;

select choose_search_order(
  exists (
    select from pg_class c join pg_am am on am.oid = c.relam where c.relname = 'app_search_by_token' and am.amname = 'rum'
  )
);

-- Developers are proposed by how their names begin.
create index developers_by_name on developers (lower(name) text_pattern_ops);

-- What visitors searched for often enough that it names nobody (docs/decisions/0021-hot-searches.md), the most first. Analytics
-- writes all of it anew.
create table searched_words (
  word text primary key check (word = btrim(word) and char_length(word) between 1 and 30),
  -- how many networks searched it lately, each once a day
  searches integer not null check (searches > 0),
  -- words that the same visits searched, the most first
  related text[] not null default '{}',
  -- by the demo
  invented boolean not null default false
);
create index searched_words_by_searches on searched_words (searches desc, word);
