import { runsOf } from '../../rules/search/han.ts'
import type { Term } from '../../rules/search/understand.ts'
import { LEVEL, type Level } from './levels.ts'
import { plainText } from './plain-text.ts'
import { type Ask, allOf } from './query-levels.ts'

/** Where a word of a sentence is looked for. A text says a lot; that all of it is about the word is less likely. */
const LEVELS: Level[] = ['words', 'sure', 'topic', 'about', 'other', 'text']
const WORTH_IN_TEXT = 1
/** Other words for it: less sure, and by what an app says of itself in short. */
const OTHER_LEVELS: Level[] = ['words', 'sure', 'topic', 'about']
const OF_OTHER = 0.8
const OF_LATER = 0.45
const OF_VAGUE = 0.4
const MAX_ASKS = 120

const worthAt = (level: Level) => (level === 'text' ? WORTH_IN_TEXT : LEVEL[level].worth)

/** Every term by itself, so that an app counts by how many of them it has, and by how rare those are. */
export function termAsks(terms: readonly Term[], othersLater = false): Ask[] {
  const ofOther = othersLater ? OF_LATER : OF_OTHER
  return terms
    .flatMap(({ word, meant, isVague }, i) => [
      ...(word === '' ? [] : LEVELS).map(level => ({
        term: i + 1,
        query: wordAt(word, level),
        worth: worthAt(level) * (isVague ? OF_VAGUE : 1),
      })),
      ...meant
        .filter(other => other !== word)
        .flatMap(other =>
          OTHER_LEVELS.map(level => ({
            term: i + 1,
            query: wordAt(other, level),
            worth: worthAt(level) * ofOther,
          })),
        ),
    ])
    .slice(0, MAX_ASKS)
}

/** Apps of a sort, for a brand that is not here: by their category before anything else. */
export const brandAsks = (meant: readonly string[]): Ask[] =>
  meant.flatMap(word =>
    (['sure', 'topic', 'about'] as const).map(level => ({
      term: 1,
      query: wordAt(word, level),
      worth: level === 'about' ? WORTH_IN_TEXT : LEVEL[level].worth,
    })),
  )

const wordAt = (word: string, level: Level) => allOf(runsOf(plainText(word)), level)
