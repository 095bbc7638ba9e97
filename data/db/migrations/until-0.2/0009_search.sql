-- What search knows of an app: its tokens, made by data/search/app-tokens.ts. The first character of a token is the slice.
--
-- A slice holds apps of about the same popularity, the most popular in the first, and is small enough to be read whole. A
-- search goes from slice to slice and ends when it has enough, so that a word which every app has costs no more than a rare one.
create table app_search (
  app_id bigint primary key references apps on delete cascade,
  slice smallint not null,
  resource_type smallint not null,
  -- by the logarithm of its downloads, so that it seldom changes; below 1000
  popularity integer not null,
  tokens tsvector not null,
  -- of the app, as it was indexed
  updated_at timestamptz not null
) with (toast_tuple_target = 128);
create index app_search_by_popularity on app_search (popularity, slice);
create index app_search_by_slice on app_search (slice);

-- RUM keeps the popularity beside each token, and finds the most popular without looking at a row. Where there is no RUM, GIN
-- answers the same, later. To be called again once RUM was installed.
create function choose_search_index(rum boolean) returns void language plpgsql as $choose$
begin
  drop index if exists app_search_by_token;
  if rum then
    create extension if not exists rum;
    create index app_search_by_token on app_search
      using rum (tokens rum_tsvector_addon_ops, popularity) with (attach = 'popularity', "to" = 'tokens');
  else
    create index app_search_by_token on app_search using gin (tokens);
  end if;
  -- Plus nothing, so that no index on popularity offers itself: it would be read to its end.
  execute format($function$
    create or replace function search_slice(query tsquery, kind integer, most integer)
    returns table (app_id bigint, popularity integer) language sql stable as $body$
      select app_id, popularity from app_search
      where tokens @@ query and (kind is null or resource_type = kind)
      order by %s
      limit most
    $body$
  $function$, case when rum then 'popularity <=| 1000' else 'popularity + 0 desc' end);
end
$choose$;

do $$
begin
  perform choose_search_index(exists (select from pg_available_extensions where name = 'rum'));
exception when insufficient_privilege then
  perform choose_search_index(false);
end
$$;

-- Names are found by their tokens now.
drop index app_texts_by_name;
