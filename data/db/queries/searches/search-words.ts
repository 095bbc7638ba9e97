import { z } from 'zod'
import { statement } from '../../statement.ts'

const MAX = 500

const row = z.object({
  id: z.number(),
  revision: z.number(),
  typed: z.array(z.string()),
  meant: z.array(z.string()),
})
export type SearchWords = z.infer<typeof row>

/** Rows of one kind that have a word with this in it; of all, where it is empty. */
export const listSearchWords = statement({
  name: 'search words of a kind',
  parameters: { isBrand: 'boolean', holding: 'text' },
  row,
  text: ({ isBrand, holding }) => `
  select id, revision, typed, meant from search_words
  where is_brand = ${isBrand} and array_to_string(typed || meant, ', ') like '%' || ${holding} || '%'
  order by id desc limit ${MAX}`,
})
