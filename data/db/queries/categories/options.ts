import { z } from 'zod'
import { resourceType } from '../../app-columns.ts'
import { statement } from '../../statement.ts'

const option = z.object({
  id: z.number(),
  parentId: z.number().nullable(),
  resourceType,
  /** After the name of the one that it belongs to. */
  name: z.string(),
})
export type CategoryOption = z.infer<typeof option>

const nameOf = (category: string, locale: string) =>
  `(select t.name from category_texts t where t.category_id = ${category} order by t.locale = ${locale} desc, t.locale desc limit 1)`

/** All of them, each below the one that it belongs to. */
export const categoryOptions = statement({
  name: 'category options',
  parameters: { locale: 'text' },
  row: option,
  text: ({ locale }) => `
  select c.id, c.parent_id as "parentId", c.resource_type as "resourceType",
    concat_ws(' / ', ${nameOf('p.id', locale)}, coalesce(${nameOf('c.id', locale)}, c.slug)) as name
  from categories c left join categories p on p.id = c.parent_id
  order by c.resource_type, coalesce(p.position, c.position), coalesce(p.id, c.id), c.parent_id is not null, c.position, c.id`,
})
