import { z } from 'zod'
import { statement } from '../../statement.ts'

/** What staff wrote of these phrases. */
export const meaningsOf = statement({
  name: 'meanings of phrases',
  parameters: { phrases: 'text[]' },
  row: z.object({ typed: z.array(z.string()), meant: z.array(z.string()), isBrand: z.boolean() }),
  text: ({ phrases }) =>
    `select typed, meant, is_brand as "isBrand" from search_meanings(${phrases}) order by id`,
})

/** Every single word that staff know. */
export const searchedVocabulary = statement({
  name: 'words that staff know',
  parameters: {},
  row: z.object({ word: z.string() }),
  text: () => `
  select distinct word from search_words, unnest(case when is_brand then meant else typed || meant end) word where word !~ ' '`,
})
