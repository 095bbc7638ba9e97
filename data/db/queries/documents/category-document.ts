import { z } from 'zod'
import { lang } from '../../app-columns.ts'
import { bestText } from '../../best-text.ts'

/** A category as the pages of its apps show it. */
export const categoryDocument = z.object({
  id: z.number(),
  name: z.string(),
  lang,
  parentId: z.number().nullable(),
  parentName: z.string().nullable(),
  parentLang: lang,
  /** The short name of the one above, or its own. */
  slug: z.string(),
})

export const categoryDocumentOf = (category: string, locale: string) => `
  select
    own.id, words.name, words.lang, own.parent_id as "parentId",
    coalesce(parent.slug, own.slug) as slug, above.name as "parentName", above.lang as "parentLang"
  from categories own
  left join categories parent on parent.id = own.parent_id
  cross join lateral (${bestText('category_texts', 'name', 'category_id = own.id', locale)}) words
  left join lateral (${bestText('category_texts', 'name', 'category_id = own.parent_id', locale)}) above on true
  where own.id = ${category}`
