import { cutWords, pairsOf } from './chinese.ts'
import type { Level } from './levels.ts'
import { hasHan, runsOf } from './plain-text.ts'
import { readQuery, token } from './query-levels.ts'

/** A part of what was typed, and the query that tells whether an app has it. */
export interface Fewer {
  words: string
  query: string
}

const MAX_WORDS = 6
const MAX_CHARACTERS = 4

/**
 * What to look for when nothing has all of it: every word but one, then the longest single ones, in names before topics before other
 * places, then a character of a name. Descriptions are left out: what they say once leads nowhere.
 */
export function fewerWords(query: string): Fewer[] {
  const runs = runsOf(readQuery(query))
  const words = unique(runs.flatMap(run => (hasHan(run) ? cutWords(run) : [run]))).slice(0, MAX_WORDS)
  const butOne = words.length < 3 ? [] : words.map((_, i) => words.toSpliced(words.length - 1 - i, 1))
  const smaller = runs.flatMap(run => (hasHan(run) ? pairsOf(run) : []))
  const single = unique([...words, ...smaller])
    .filter(word => [...word].length > 1)
    .sort((a, b) => lengthOf(b) - lengthOf(a))
    .slice(0, MAX_WORDS)
  const characters = unique(runs.filter(hasHan).flatMap(run => [...run])).slice(0, MAX_CHARACTERS)
  const has = (word: string, level: Level) => token(level, word)
  return [
    ...butOne.map(words => ({
      words: words.join(' '),
      query: words.map(word => has(word, 'about')).join(' & '),
    })),
    ...(['words', 'topic', 'about'] as const).flatMap(level =>
      single.map(word => ({ words: word, query: has(word, level) })),
    ),
    ...characters.map(word => ({ words: word, query: has(word, 'words') })),
  ].filter(({ words }) => words !== readQuery(query))
}

/** A Chinese character says about as much as three letters. */
const lengthOf = (word: string) => (hasHan(word) ? word.length * 3 : word.length)

const unique = (words: string[]) => [...new Set(words)]
