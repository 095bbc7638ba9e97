import { wordsOf } from './app-tokens.ts'
import { readQuery } from './query-levels.ts'

/** What of a text answers the query, to be shown: the words that were looked for, the longest first. */
export function soughtWords(query: string): string[] {
  const words = readQuery(query).split(' ')
  const all = new Set([...words, ...words.flatMap(word => wordsOf(word, false))])
  return [...all].filter(word => word !== '').sort((a, b) => b.length - a.length)
}
