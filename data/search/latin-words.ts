/** `NewPipe` is also `New Pipe`, `K9Mail` also `K9 Mail`. */
export function splitCapitals(name: string): string {
  return name.replace(/(\p{Ll}|\p{N})(?=\p{Lu}\p{Ll})/gu, '$1 ').replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
}

/** `notes` is found by `note` and the other way round; no more than that, because names are not sentences. */
export function wordRoot(word: string): string {
  if (word.length > 4 && /(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2)
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return word.length > 3 && /[^suia]s$/.test(word) ? word.slice(0, -1) : word
}
