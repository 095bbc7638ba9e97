import type { Database } from '../database.ts'
import { statement } from '../statement.ts'

export interface CategoryRow {
  id: number
  parentId: number | null
  resourceType: 0 | 1
  slug: string
  name: string
}

/** All of them, some dozens or hundreds, in their order. $1 is the locale. */
const all = statement<CategoryRow>(`
  select c.id, c.parent_id as "parentId", c.resource_type as "resourceType", c.slug, t.name
  from categories c
  join lateral (
    select name from category_texts where category_id = c.id order by locale = $1 desc, locale limit 1
  ) t on true
  order by c.resource_type, c.position, c.id
`)

export const findCategories = (db: Database, locale: string): Promise<CategoryRow[]> => all(db, locale)
