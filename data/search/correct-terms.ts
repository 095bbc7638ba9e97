import { correctWord } from '../../rules/search/correct-word.ts'
import type { Term } from '../../rules/search/understand.ts'
import type { Database } from '../db/database.ts'
import { searchedVocabulary } from '../db/queries/searches/meanings.ts'
import { syllables } from './chinese.ts'
import { knownWords } from './other-words.ts'

/** What was typed with words that are known in the place of those that no app has; undefined where none is close. */
export async function correctTerms(
  db: Database,
  terms: readonly Term[],
  unknown: readonly Term[],
): Promise<string | undefined> {
  const mistaken = unknown.filter(({ meant }) => meant.length === 0).map(({ word }) => word)
  if (mistaken.length === 0) return undefined
  const known = (await searchedVocabulary(db)).map(({ word }) => word)
  const words = new Set([...knownWords, ...known])
  const sound = (word: string) => syllables(word).join('')
  const right = new Map(mistaken.map(word => [word, correctWord(word, words, sound)]))
  if ([...right.values()].every(word => word === undefined)) return undefined
  return terms.map(({ word }) => right.get(word) ?? word).join(' ')
}
