import { chineseWords } from './chinese.ts'
import { wordRoot } from './latin-words.ts'
import { hasHan, runsOf } from './plain-text.ts'
import { readQuery } from './query-levels.ts'

/** What of a text answers the query, to be shown: the words that were looked for, the longest first. */
export function searchTerms(query: string): string[] {
  const words = readQuery(query).split(' ')
  const all = new Set([
    ...words,
    ...words.flatMap(runsOf).flatMap(run => (hasHan(run) ? chineseWords(run) : [wordRoot(run)])),
  ])
  return [...all].filter(word => word !== '').sort((a, b) => b.length - a.length)
}
