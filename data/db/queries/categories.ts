import { z } from 'zod'
import { lang, resourceType } from '../app-columns.ts'
import { bestText } from '../best-text.ts'
import type { Database } from '../database.ts'
import { statement } from '../statement.ts'

export const categoryRow = z.object({
  id: z.number(),
  parentId: z.number().nullable(),
  resourceType,
  slug: z.string(),
  name: z.string(),
  lang,
})
export type CategoryRow = z.infer<typeof categoryRow>

export const selectCategories = (locale: string) => `
  select c.id, c.parent_id as "parentId", c.resource_type as "resourceType", c.slug, t.name, t.lang
  from categories c
  join lateral (${bestText('category_texts', 'name', 'category_id = c.id', locale)}) t on true
  order by c.resource_type, c.position, c.id`

/** All of them, some dozens or hundreds, in their order. */
const all = statement({
  name: 'categories',
  parameters: { locale: 'text' },
  row: categoryRow,
  text: ({ locale }) => selectCategories(locale),
})

export const findCategories = (db: Database, locale: string): Promise<CategoryRow[]> => all(db, { locale })
