import { asOneWord, hasHan, runsOf } from '../../rules/search/han.ts'
import { chineseWords, pairsOf, syllables } from './chinese.ts'
import { splitCapitals, withoutEmpty, wordRoot, wordStem } from './latin-words.ts'
import { LEVEL, type Level } from './levels.ts'
import { nearWords } from './near-words.ts'
import { otherWords } from './other-words.ts'
import { plainText } from './plain-text.ts'
import { remembered } from './remembered.ts'

/** What an app is found by, in all languages that it has texts in. */
export interface SearchedApp {
  packageName: string
  names: string[]
  summaries: string[]
  descriptions: string[]
  /** Its developer's names. */
  developers: string[]
  /** The names of the category that it is shown under, and of the one around that. */
  topics: string[]
  around: string[]
  /** The names of the others that it is in. */
  categories: string[]
}

/** How many characters of a beginning are kept: longer ones are told apart by their words. */
export const MAX_BEGINNING_LENGTH = 12
const MAX_WHOLE_LENGTH = 60
const MAX_DESCRIBED = 1200
const MAX_WORDS = 90
const MAX_DESCRIPTIONS = 4
/** How many syllables of a name may be the first of a query. */
const MAX_INSIDE = 8
/** How many letters of a package name's part are told apart while it is typed. */
export const MAX_PART_BEGUN = 6

type Add = (level: Level, words: Iterable<string>) => void

/** The tokens of an app, each with the letter of its level. */
export function appTokens(app: SearchedApp): string[] {
  const tokens = new Set<string>()
  const add: Add = (level, words) => {
    for (const word of words) if (word !== '') tokens.add(LEVEL[level].letter + word)
  }

  add('any', ['app'])
  addPackage(app.packageName.toLowerCase(), add)
  const about = new Set<string>()
  for (const name of app.names) addName(name, add, about)
  for (const text of [...app.summaries, ...app.topics, ...app.around, ...app.developers]) {
    for (const word of wordsOf(withoutEmpty(plainText(text).split(' ')).join(' '), true)) about.add(word)
  }
  for (const text of [...app.around, ...app.developers]) {
    for (const said of soundTokens(text)) about.add(said)
  }
  addTopics(app, add)
  for (const part of app.packageName.toLowerCase().split('.').slice(1)) about.add(wordStem(part))
  add('about', about)
  add('text', about)
  for (const other of app.categories) add('text', wordsOf(plainText(other), true))

  // Each language has as much of it: the second is not left out for the first.
  for (const text of app.descriptions.slice(0, MAX_DESCRIPTIONS)) {
    const words = withoutEmpty(plainText(text.slice(0, MAX_DESCRIBED)).split(' '))
    const said = wordsOf(words.join(' '), false).filter(word => word.length > 1 && !about.has(word))
    add('text', [...new Set(said)].slice(0, MAX_WORDS))
  }
  return [...tokens]
}

/** Whole, up to each of its dots, and how the part after a dot begins. */
function addPackage(name: string, add: Add): void {
  add('key', [name])
  const parts = name.split('.')
  for (let i = 2; i <= parts.length; i++) {
    const before = parts.slice(0, i - 1).join('.')
    add('package', i > 2 ? [before] : [])
    for (const begun of beginnings(parts[i - 1] ?? '', 1).slice(0, MAX_PART_BEGUN))
      add('package', [`.${begun}`])
  }
}

/** What the app is: by its category, by its name and summary in other words, and surely where both say the same. */
function addTopics({ names, summaries, topics }: SearchedApp, add: Add): void {
  const meant = new Set(topics.flatMap(topicTokens))
  const named = new Set(meantBy([...names, ...summaries].map(plainText)).flatMap(otherTokens))
  const said = summaries.flatMap(summary => wordsOf(plainText(summary), false))
  add('topic', meant)
  add('other', named)
  add(
    'sure',
    [...named, ...said].filter(word => meant.has(word)),
  )
}

/**
 * Other words for those of an app's texts. With texts in Chinese and in another language, each gives words of its own script: what
 * it is called in the other one is known, and guesses would stand beside it.
 */
function meantBy(texts: string[]): string[] {
  const both = texts.some(hasHan) && texts.some(text => text !== '' && !hasHan(text))
  return texts.flatMap(text => otherWords(text).filter(word => !both || hasHan(word) === hasHan(text)))
}

const topicTokens = remembered((topic: string) => {
  const plain = plainText(topic)
  return [
    wordStem(asOneWord(plain)),
    ...wordsOf(plain, true),
    ...soundTokens(plain),
    ...otherWords(plain).flatMap(otherTokens),
  ]
})

const otherTokens = remembered((word: string) => [word, ...soundOf(word)].map(wordStem))

/** The sound of a text and of each of its words, by stems like all other tokens: letters alone don't show whether they are a sound. */
const soundTokens = remembered((text: string) => {
  const plain = plainText(text)
  return [plain, ...wordsOf(plain, false)].flatMap(soundOf).map(wordStem)
})

/** The sound of a Chinese word of several characters. */
const soundOf = (word: string): string[] =>
  hasHan(word) && [...word].length > 1 ? [syllables(word).join('')] : []

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

  // As they are written: beginnings and mistakes go by letters.
  const written = [plain, plainText(splitCapitals(name))].flatMap(runsOf).filter(run => !hasHan(run))
  for (const word of new Set(written.map(wordRoot))) {
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
  for (let i = 1; i < Math.min(parts.length, MAX_INSIDE); i++)
    add('inside', beginnings(parts.slice(i).join(''), 2))
  for (const said of wordsOf(plain, false).flatMap(soundOf)) {
    add('part', [said])
    add('near', nearWords(said))
  }
}

const beginnings = (word: string, min: number): string[] => {
  const characters = [...word].slice(0, MAX_BEGINNING_LENGTH)
  return characters.map((_, i) => characters.slice(0, i + 1).join('')).slice(min - 1)
}

/** The words of a text, Latin ones by their stems; with pairs of Chinese characters where they are asked for. */
function wordsOf(plain: string, pairs: boolean): string[] {
  return runsOf(plain).flatMap(run => {
    if (!hasHan(run)) return [wordStem(run)]
    return pairs ? [...chineseWords(run), ...pairsOf(run)] : chineseWords(run)
  })
}
