import { z } from 'zod'
import { statement } from '../../statement.ts'

const MAX = 50

const wordsIn = (table: 'missed_words' | 'searched_words', name: string) =>
  statement({
    name,
    parameters: {},
    row: z.object({ word: z.string(), searches: z.number() }),
    text: () => `select word, searches from ${table} order by searches desc, word limit ${MAX}`,
  })

/** What visitors searched for, the most often first, and of these what found nothing. */
export const searchedWords = wordsIn('searched_words', 'most searched words')
export const missedWords = wordsIn('missed_words', 'missed words')
