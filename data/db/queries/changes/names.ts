import { z } from 'zod'
import { appName } from '../../app-name.ts'
import { statement } from '../../statement.ts'

/** By tables: the name of the row with this id, in SQL. */
const NAMES: Record<string, (id: string, locale: string) => string> = {
  apps: appName,
  developers: id => `(select name from developers where id = ${id})`,
  categories: (id, locale) => `
    (select name from category_texts said where category_id = ${id} order by said.locale = ${locale} desc, said.locale desc limit 1)`,
  collections: id => `(select title from collections where id = ${id})`,
  features: id => `(select title from features where id = ${id})`,
  brand_banners: id => `(select title from brand_banners where id = ${id})`,
  notices: id => `(select body from notices where id = ${id})`,
  gift_cards: id => `(select title from gift_cards where id = ${id})`,
  staff: id => `(select name from staff where id = ${id})`,
  versions: id => `(select version_name from versions where id = ${id})`,
  repositories: id => `(select coalesce(nullif(name, ''), address) from repositories where id = ${id})`,
  search_words: id => `(select array_to_string(typed, ', ') from search_words where id = ${id})`,
}

export const NAMED_TABLES: ReadonlySet<string> = new Set(Object.keys(NAMES))

/** The names of rows, by table and id, and of the repositories that are actors. What is gone has none. */
export const namesOfRows = statement({
  name: 'names of rows',
  parameters: { sought: 'jsonb', actors: 'text[]', locale: 'text' },
  row: z.object({ of: z.string(), id: z.string(), name: z.string() }),
  text: ({ sought, actors, locale }) => `
  select of, id, name from (
    select one.key as of, v.id, case one.key ${Object.entries(NAMES)
      .map(([table, name]) => `when '${table}' then ${name('v.id::bigint', locale)}`)
      .join(' ')} end as name
    from jsonb_each(${sought}) one, jsonb_array_elements_text(one.value) v (id)
    union all
    select 'actors', address, name from repositories where address = any (${actors}) and name <> ''
  ) found where name is not null`,
})
