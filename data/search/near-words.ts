const SHORTEST = 4
const LONGEST = 16

/**
 * The word and what is left of it without any one of its letters. Two words that differ by one letter too many, too few, wrong or
 * swapped have one of these in common.
 */
export function nearWords(word: string): string[] {
  if (word.length < SHORTEST || word.length > LONGEST) return []
  return [...new Set([word, ...Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1))])]
}
