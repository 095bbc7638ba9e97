import { isFiller } from '../../rules/search/filler.ts'
import { hasHan, runsOf } from '../../rules/search/han.ts'
import { chineseWords } from './chinese.ts'
import { wordRoot } from './latin-words.ts'
import { readQuery } from './query-levels.ts'

/** What of a text answers the query, to be shown: the words that were looked for, the longest first. */
export function searchTerms(query: string): string[] {
  const words = readQuery(query).split(' ')
  const all = new Set([
    ...words,
    ...words.flatMap(runsOf).flatMap(run => (hasHan(run) ? chineseWords(run) : [wordRoot(run)])),
  ])
  const said = [...all].filter(word => word !== '')
  const counting = said.filter(word => !isFiller(word))
  return (counting.length > 0 ? counting : said).sort((a, b) => b.length - a.length)
}
