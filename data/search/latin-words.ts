import { remembered } from './remembered.ts'

/** `NewPipe` is also `New Pipe`, `K9Mail` also `K9 Mail`. */
export function splitCapitals(name: string): string {
  return name.replace(/(\p{Ll}|\p{N})(?=\p{Lu}\p{Ll})/gu, '$1 ').replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
}

/** One of many: `notes` is `note`. */
export function wordRoot(word: string): string {
  if (word.length > 4 && /(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2)
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return word.length > 3 && /[^suia]s$/.test(word) ? word.slice(0, -1) : word
}

/** What is left when an ending goes, at the least; without a vowel it is no word. */
const ENDINGS: [ending: RegExp, min: number][] = [
  [/(?:ing|ed)$/, 3],
  [/er$/, 3],
  [/or$/, 4],
  [/ion$/, 5],
  [/e$/, 4],
]

/**
 * What English words of one origin have in common: `tracking`, `tracker` and `track` are `track`, `translate` and `translation` are
 * `translat`. Not a word itself: it is used in tokens, on both sides, and is never shown.
 */
export const wordStem = remembered((word: string): string => {
  if (!/^[a-z]+$/.test(word)) return wordRoot(word)
  return ENDINGS.reduce((stem, [ending, min]) => {
    const rest = stem.replace(ending, '')
    if (rest === stem || rest.length < min || !/[aeiouy]/.test(rest)) return stem
    // scanner is scan, but seller is sell; hiking is hike.
    if (/([^aeiouylsz])\1$/.test(rest)) return rest.slice(0, -1)
    return /^[^aeiou][aeiouy][^aeiouwxy]$/.test(rest) ? `${rest}e` : rest
  }, wordRoot(word))
})

/** Words that say nothing by themselves. */
const EMPTY = new Set('a an and as at by for from in is it my of on or the to with your'.split(' '))

/** Words for how an app should be, which few apps say of themselves. */
const WISHES = stems(
  'best easy free good light minimal minimalist mobile offline online open private secure simple small source',
)

/** What an app does with a thing, and not what thing. */
const DOINGS = stems('app client game helper manager player reader software tool tracker utility viewer')

export const withoutEmpty = (words: string[]) => someOf(words, word => !EMPTY.has(word))
export const withoutWishes = (words: string[]) => someOf(words, word => !WISHES.has(wordStem(word)))
export const withoutDoings = (words: string[]) => someOf(words, word => !DOINGS.has(wordStem(word)))

function stems(words: string): Set<string> {
  return new Set(words.split(' ').map(wordStem))
}

/** Those that stay; all of them when none would. */
function someOf(words: string[], stays: (word: string) => boolean): string[] {
  const left = words.filter(stays)
  return left.length > 0 ? left : words
}
