import { type Intents, readIntents } from '../../rules/search/intents.ts'
import { phraseOf, phrasesIn, type Understood, understand } from '../../rules/search/understand.ts'
import type { Database } from '../db/database.ts'
import { meaningsOf } from '../db/queries/searches/meanings.ts'
import { cutWords } from './chinese.ts'
import { wordRoot } from './latin-words.ts'
import { plainText } from './plain-text.ts'
import { simplified } from './simplified.ts'

export interface ReadSearch extends Intents, Understood {}

const LONGEST = 60

/** A phrase as it is looked up. */
export const plainPhrase = (text: string): string => phraseOf(plainText(text.replace(/['’]/g, '')))

/** What a visitor asks for: things, what they shall be like, and whether it is a brand. */
export async function readSearch(db: Database, query: string): Promise<ReadSearch> {
  const written = simplified(
    query
      .slice(0, LONGEST * 2)
      .normalize('NFKC')
      .toLowerCase(),
  ).slice(0, LONGEST)
  const intents = readIntents(written)
  const plain = plainText(intents.rest.replace(/['’]/g, ''))
  const meanings = await meaningsOf(db, { phrases: phrasesIn(plain, wordRoot) })
  return { ...intents, ...understand(plain, meanings, cutWords, wordRoot) }
}
