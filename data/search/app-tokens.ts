import { chineseWords, pairsOf, syllables } from './chinese.ts'
import { splitCapitals, wordRoot } from './latin-words.ts'
import { LEVEL, type Level } from './levels.ts'
import { nearWords } from './near-words.ts'
import { asOneWord, hasHan, plainText, runsOf } from './plain-text.ts'

/** What an app is found by, in all languages that it has texts in. */
export interface SearchedApp {
  packageName: string
  names: string[]
  summaries: string[]
  descriptions: string[]
  developer: string | null
  /** The first is the one that it is shown under. */
  categories: string[]
}

/** How many characters of a beginning are kept: longer ones are told apart by their words. */
export const MAX_BEGINNING_LENGTH = 12
const MAX_WHOLE_LENGTH = 60
const MAX_DESCRIBED = 1200
const MAX_WORDS = 90

type Add = (level: Level, words: Iterable<string>) => void

/** The tokens of an app, each with the letter of its level. */
export function appTokens(app: SearchedApp): string[] {
  const tokens = new Set<string>()
  const add: Add = (level, words) => {
    for (const word of words) if (word !== '') tokens.add(LEVEL[level].letter + word)
  }

  add('key', [app.packageName.toLowerCase()])
  const about = new Set<string>()
  for (const name of app.names) addName(name, add, about)
  const [category = '', ...categories] = app.categories
  for (const text of [...app.summaries, category, app.developer ?? '']) {
    for (const word of wordsOf(plainText(text), true)) about.add(word)
  }
  for (const part of app.packageName.toLowerCase().split('.').slice(1)) about.add(part)
  add('about', about)
  add('text', about)
  for (const other of categories) add('text', wordsOf(plainText(other), true))

  const described = new Set<string>()
  for (const text of app.descriptions) {
    for (const word of wordsOf(plainText(text.slice(0, MAX_DESCRIBED)), false)) {
      if (described.size < MAX_WORDS && word.length > 1 && !about.has(word)) described.add(word)
    }
  }
  add('text', described)
  return [...tokens]
}

function addName(name: string, add: Add, about: Set<string>): void {
  const plain = plainText(name)
  const whole = asOneWord(plain).slice(0, MAX_WHOLE_LENGTH)
  add('name', [whole])
  add('begins', beginnings(whole, 1))

  const words = new Set(wordsOf(plain, true))
  for (const word of wordsOf(plainText(splitCapitals(name)), true)) words.add(word)
  for (const character of whole.match(/\p{Script=Han}/gu) ?? []) words.add(character)
  for (const word of words) about.add(word)
  add('words', words)

  const latin = [...words].filter(word => !hasHan(word))
  for (const word of latin) {
    add('part', beginnings(word, 2))
    add('near', nearWords(word))
  }
  if (hasHan(plain)) addSpoken(plain, add)
  const first = plainText(splitCapitals(name)).split(' ')
  if (first.length > 1 && !hasHan(plain)) add('initials', [first.map(word => word[0]).join('')])
}

/** The name as it is typed by its sound: `weixin`, `wx`. */
function addSpoken(plain: string, add: Add): void {
  const parts = runsOf(plain).flatMap(run => (hasHan(run) ? syllables(run) : [run]))
  const spoken = parts.join('').slice(0, MAX_WHOLE_LENGTH)
  const initials = parts.map(part => part[0]).join('')
  add('key', [spoken])
  add('initials', initials.length > 1 ? [initials] : [])
  add('part', [...beginnings(spoken, 1), ...beginnings(initials, 1)])
  add('near', nearWords(spoken))
  for (const word of wordsOf(plain, false)) {
    if (hasHan(word) && word.length > 1) add('part', [syllables(word).join('')])
  }
}

const beginnings = (word: string, least: number): string[] => {
  const characters = [...word].slice(0, MAX_BEGINNING_LENGTH)
  return characters.map((_, i) => characters.slice(0, i + 1).join('')).slice(least - 1)
}

/** The words of a text; with pairs of Chinese characters where they are asked for. */
export function wordsOf(plain: string, pairs: boolean): string[] {
  return runsOf(plain).flatMap(run => {
    if (!hasHan(run)) return [wordRoot(run)]
    return pairs ? [...chineseWords(run), ...pairsOf(run)] : chineseWords(run)
  })
}
