import { z } from 'zod'
import { statement } from '../../statement.ts'

const row = z.object({
  id: z.number(),
  revision: z.number(),
  parentId: z.number().nullable(),
  kind: z.literal(['0', '1']),
  slug: z.string(),
  position: z.number(),
  /** By language. */
  names: z.record(z.string(), z.string()),
  /** Of those that visitors find in it, as many as a list has at most; null: never worked out. */
  apps: z.number().nullable(),
})
export type CategoryRow = z.infer<typeof row>

/** All of them, some dozens or hundreds. Apps are counted by the lists that visitors leaf through, which end at a thousand. */
export const treeOfCategories = statement({
  name: 'tree of categories',
  parameters: {},
  row,
  text: () => `
  select c.id, c.revision, c.parent_id as "parentId", c.resource_type::text as kind, c.slug, c.position,
    (select coalesce(jsonb_object_agg(t.locale, t.name), '{}') from category_texts t where t.category_id = c.id) as names,
    (select cardinality(r.app_ids) from app_ranks r where r.list = c.id::text and r.sort = 'new') as apps
  from categories c order by c.position, c.id`,
})
