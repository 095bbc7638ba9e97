import { correctWord } from '../../rules/search/correct-word.ts'
import type { Term } from '../../rules/search/understand.ts'
import type { Database } from '../db/database.ts'
import { searchedVocabulary } from '../db/queries/searches/meanings.ts'
import { syllables } from './chinese.ts'
import { knownWords } from './other-words.ts'

const KEPT_MS = 60_000
const kept = new WeakMap<Database, { words: Promise<Set<string>>; until: number }>()

/** Read once a minute: it is thousands of words, and a correction may lag behind what staff edit. */
function vocabulary(db: Database): Promise<Set<string>> {
  const known = kept.get(db)
  if (known && known.until > Date.now()) return known.words
  const words = searchedVocabulary(db).then(rows => new Set([...knownWords, ...rows.map(({ word }) => word)]))
  kept.set(db, { words, until: Date.now() + KEPT_MS })
  // The next one asks again.
  words.catch(() => kept.delete(db))
  return words
}

/** What was typed with words that are known in the place of those that no app has; undefined where none is close. */
export async function correctTerms(
  db: Database,
  terms: readonly Term[],
  unknown: readonly Term[],
): Promise<string | undefined> {
  const mistaken = unknown.filter(({ meant }) => meant.length === 0).map(({ word }) => word)
  if (mistaken.length === 0) return undefined
  const words = await vocabulary(db)
  const sound = (word: string) => syllables(word).join('')
  const right = new Map(mistaken.map(word => [word, correctWord(word, words, sound)]))
  if ([...right.values()].every(word => word === undefined)) return undefined
  return terms.map(({ word }) => right.get(word) ?? word).join(' ')
}
