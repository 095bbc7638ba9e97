-- The index of search is GIN (docs/decisions/0012-search.md). A store that has one by RUM goes on with it until the index is made
-- anew (npm run search:index -- --all): a migration would keep everybody who searches waiting for it.
do $$
begin
  if not exists (select from app_search) then
    perform choose_search_index(false);
  end if;
end
$$;
