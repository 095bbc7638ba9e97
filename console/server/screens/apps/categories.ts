import { ask } from '../../../../catalogue/commands/ask.ts'
import type { Database } from '../../../../data/db/database.ts'
import type { CategoryOption } from '../../../views/apps/wanted.ts'

/** All of them, each below the one that it belongs to. */
export const allCategories = (db: Database, locale: string): Promise<CategoryOption[]> =>
  ask(
    db,
    `select c.id, c.parent_id as "parentId", c.resource_type as "resourceType",
       concat_ws(' / ', ${nameOf('p.id')}, coalesce(${nameOf('c.id')}, c.slug)) as name
     from categories c left join categories p on p.id = c.parent_id
     order by c.resource_type, coalesce(p.position, c.position), coalesce(p.id, c.id), c.parent_id is not null, c.position, c.id`,
    [locale],
  )

const nameOf = (category: string) =>
  `(select t.name from category_texts t where t.category_id = ${category} order by t.locale = $1 desc, t.locale desc limit 1)`
