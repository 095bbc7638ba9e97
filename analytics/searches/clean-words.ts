import type { SearchedWord } from './count-searches.ts'

/** Numbers of people and accounts, addresses, and what is no word. */
const personal = /\d{5}|[@/\\<>"]|www\.|https?|\.(?:com|cn|net|org)\b/

/** Words that may be shown to everyone: nothing that looks personal, or that the operator blocks. */
export function cleanWords(words: SearchedWord[], refused: string[]): SearchedWord[] {
  const bad = refused.map(word => word.toLowerCase())
  return words.filter(
    ({ word }) =>
      /^[\p{L}\p{N} ·:：+.'&-]+$/u.test(word) &&
      !personal.test(word) &&
      !bad.some(part => word.includes(part)),
  )
}
