import { z } from 'zod'
import { resourceType } from '../app-columns.ts'
import type { Database } from '../database.ts'
import { statement } from '../statement.ts'

const categoryRow = z.object({
  id: z.number(),
  parentId: z.number().nullable(),
  resourceType,
  slug: z.string(),
  name: z.string(),
})
export type CategoryRow = z.infer<typeof categoryRow>

/** All of them, some dozens or hundreds, in their order. */
const all = statement({
  name: 'categories',
  parameters: { locale: 'text' },
  row: categoryRow,
  text: ({ locale }) => `
  select c.id, c.parent_id as "parentId", c.resource_type as "resourceType", c.slug, t.name
  from categories c
  join lateral (
    select name from category_texts where category_id = c.id order by locale = ${locale} desc, locale limit 1
  ) t on true
  order by c.resource_type, c.position, c.id
`,
})

export const findCategories = (db: Database, locale: string): Promise<CategoryRow[]> => all(db, { locale })
