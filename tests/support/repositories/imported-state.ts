import { query } from '../query.ts'

/** All that imports have written of the store's apps, without numbers and times: the same in two stores that took over the same. */
export async function importedState(databaseUrl: string): Promise<Record<string, unknown>[]> {
  const { rows } = await query(
    databaseUrl,
    `select a.package_name, a.status, a.resource_type, a.icon_key, d.name as developer,
       (select jsonb_object_agg(locale, jsonb_build_array(name, summary, description)) from app_texts where app_id = a.id) as texts,
       (select jsonb_object_agg(locale, name) from imported_texts where app_id = a.id) as imported,
       (select jsonb_agg(c.slug order by ac.position) from app_categories ac join categories c on c.id = category_id where app_id = a.id) as categories,
       (select jsonb_agg(jsonb_build_array(version_code, version_name, state, min_sdk) order by version_code) from versions where app_id = a.id) as versions,
       (select jsonb_agg(coalesce(c.slug, list) order by coalesce(c.slug, list))
        from app_ranks left join categories c on c.id::text = list where sort = 'new' and a.id = any (app_ids)) as lists,
       exists (select from app_search where app_id = a.id) as found,
       r.state as of_repository, encode(r.taken, 'hex') as taken, r.newest
     from apps a left join developers d on d.id = developer_id left join repository_apps r on r.app_id = a.id
     where a.id > 1000 or r.app_id is not null order by 1`,
  )
  return rows
}
