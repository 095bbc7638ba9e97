import { asOneWord, hasHan, runsOf } from '../../rules/search/han.ts'
import { MAX_BEGINNING_LENGTH, MAX_PART_BEGUN } from './app-tokens.ts'
import { chineseWords, pairsOf, syllables } from './chinese.ts'
import { withoutDoings, withoutEmpty, withoutWishes, wordStem } from './latin-words.ts'
import {
  LEVEL,
  type Level,
  WORTH_MIXED,
  WORTH_NAMED_SO,
  WORTH_ONE_TOPIC,
  WORTH_SAME_SOUND,
  WORTH_VAGUE,
  WORTH_WISHED,
} from './levels.ts'
import { nearWords } from './near-words.ts'
import { plainText } from './plain-text.ts'
import { withoutTailWords } from './tail-words.ts'

/** What is asked for: one way to find apps, and what it is worth. */
export interface Ask {
  /** Of which word of a sentence, from 1 on; without it: of all that was typed. */
  term?: number
  /** A tsquery, with SLICE in front of each token. */
  query: string
  worth: number
}

export const SLICE = '§'
const LONGEST = 60
const MAX_RUNS = 8
/** Each of these is a word or a pair to look up, on every level. */
const MAX_HAN = 20
const MAX_THINGS = 3
const SHORTEST_NEAR_HAN = 3
const MAX_PACKAGE_LENGTH = 200

/** The query as it is looked up, without what is written after names; empty when there is nothing to look for. */
export function readQuery(query: string): string {
  const plain = plainQuery(query)
  return packageIn(query) === undefined ? withoutTailWords(plain) : plain
}

/** A letter alone is a beginning; of signs around it, as in `<b>`, nothing is left to look for. */
function plainQuery(query: string): string {
  const plain = plainText(query.slice(0, LONGEST * 2))
    .slice(0, LONGEST)
    .trim()
  return plain.length === 1 && !hasHan(plain) && plain !== query.normalize('NFKC').trim().toLowerCase()
    ? ''
    : plain
}

/** A package name, or the first parts of one. */
const packageIn = (query: string) =>
  /^([a-z]\w*(?:\.\w+)+)\.?$/.exec(query.trim().toLowerCase().slice(0, MAX_PACKAGE_LENGTH))?.[1]

/** Every way to find what a visitor typed, but for mistakes. */
export function asksOf(query: string): Ask[] {
  const plain = readQuery(query)
  const whole = asOneWord(plain)
  if (whole === '') return []
  const runs = firstRuns(plain)
  const said = withoutEmpty(runs)
  return eachOnce([
    ask('name', token('name', whole)),
    ask('begins', token('begins', beginningOf(whole))),
    ...waysOf(runs, 'words'),
    ...(hasHan(whole) ? bySound(runs) : byLetters(query, whole, runs)),
    ...byTopic(whole, said),
    ...oneInName(said),
    ...waysOf(said, 'about'),
    ask('text', allOf(said, 'text')),
    ...vaguely(said),
    ...withTailWords(query, plain),
  ])
}

/** Whether an app is called so, or has all of it in its name. */
export function nameAsksOf(query: string): string[] {
  const whole = asOneWord(readQuery(query))
  const levels: Level[] = ['name', 'key']
  return whole === ''
    ? []
    : [...levels.map(level => token(level, whole)), allOf(firstRuns(readQuery(query)), 'words')]
}

/** As many as are looked up by their words; an app that has these most likely has the rest. Names are also looked up as a whole. */
function firstRuns(plain: string): string[] {
  let left = MAX_HAN
  return runsOf(plain)
    .slice(0, MAX_RUNS)
    .flatMap(run => {
      if (!hasHan(run)) return [run]
      const characters = [...run].slice(0, left)
      left -= characters.length
      return characters.length > 0 ? [characters.join('')] : []
    })
}

/** What is asked for in two ways is worth what the better one is. */
function eachOnce(asks: Ask[]): Ask[] {
  const worths = new Map<string, number>()
  for (const { query, worth } of asks) worths.set(query, Math.max(worth, worths.get(query) ?? 0))
  return Array.from(worths, ([query, worth]) => ({ query, worth }))
}

/** Words of categories, and each other word for them as one. */
function byTopic(whole: string, runs: string[]): Ask[] {
  const ways = (level: Level) =>
    [...new Set([token(level, whole), allOf(runs, level)])].map(query => ask(level, query))
  const both = `${allOf(runs, 'words')} & ${allOf(runs, 'topic')}`
  return [{ query: both, worth: WORTH_NAMED_SO }, ...ways('sure'), ...ways('topic'), ...ways('other')]
}

/**
 * Of several words those that count. A podcast player is a podcast app, and so is an easy one; a scientific calculator is a calculator
 * before it is anything else.
 */
function vaguely(runs: string[]): Ask[] {
  if (runs.length < 2 || runs.some(hasHan)) return []
  const wanted = withoutWishes(runs)
  const things = withoutDoings(wanted)
  const less = (words: string[], by: number, levels: Level[]) =>
    words.length === runs.length
      ? []
      : levels.map(level => ({ query: allOf(words, level), worth: LEVEL[level].worth - by }))
  return [
    ...less(wanted, WORTH_WISHED, ['words', 'sure', 'topic', 'about']),
    ...less(things, WORTH_VAGUE, ['sure', 'topic', 'about']),
    ...things.slice(0, MAX_THINGS).map(thing => ({ query: allOf([thing], 'topic'), worth: WORTH_ONE_TOPIC })),
  ]
}

/** Names and what is said of an app have such words too. */
function withTailWords(query: string, plain: string): Ask[] {
  const written = plainQuery(query)
  if (written === plain) return []
  const whole = asOneWord(written)
  const runs = firstRuns(written)
  return [
    ask('name', token('name', whole)),
    { query: token('begins', beginningOf(whole)), worth: LEVEL.begins.worth + 1 },
    { query: allOf(runs, 'words'), worth: LEVEL.words.worth + 1 },
    { query: allOf(runs, 'about'), worth: LEVEL.about.worth + 0.5 },
  ]
}

const beginningOf = (word: string) => [...word].slice(0, MAX_BEGINNING_LENGTH).join('')

/** Chinese packages say in pinyin what the app is. */
function bySound(runs: string[]): Ask[] {
  const [only = '', ...others] = runs
  if (others.length > 0 || !hasHan(only) || [...only].length < 2) return []
  const said = syllables(only).join('')
  return said === '' ? [] : [ask('about', token('about', said))]
}

/** Latin letters may be a package name, a sound, first letters, or the beginning of a word. */
function byLetters(query: string, whole: string, runs: string[]): Ask[] {
  const packageName = packageIn(query)
  if (packageName !== undefined) return byPackage(packageName)
  const before = runs.slice(0, -1)
  const part = token('part', beginningOf(runs.at(-1) ?? ''))
  const asks = [
    ask('key', token('key', whole)),
    ask('initials', token('initials', whole)),
    ask('part', before.length > 0 ? `${allOf(before, 'words')} & ${part}` : part),
    ...(whole.length > 1 ? [ask('inside', token('inside', beginningOf(whole)))] : []),
  ]
  // The sound of words with spaces in between.
  if (before.length === 0) return asks
  return [...asks, ask('part', token('part', beginningOf(whole)))]
}

/** Whole, up to a dot, or with its last part half typed. */
function byPackage(name: string): Ask[] {
  const dot = name.lastIndexOf('.')
  const [before, last] = [name.slice(0, dot), name.slice(dot + 1)]
  const begun = token('package', `.${last.slice(0, MAX_PART_BEGUN)}`)
  return [
    ask('key', token('key', name)),
    ask('package', token('package', name)),
    ...(before.includes('.') ? [ask('package', `${token('package', before)} & ${begun}`)] : []),
  ]
}

/** What the visitor may have meant: a letter wrong, or another character of the same sound. */
export function nearAsksOf(query: string): Ask[] {
  const plain = readQuery(query)
  const runs = runsOf(plain).slice(0, MAX_RUNS)
  if ([...plain].length < 2 || runs.length === 0) return []
  if (hasHan(plain)) {
    const said = runs.flatMap(run => (hasHan(run) ? syllables(run) : [run])).join('')
    // Rare characters without a known pronunciation.
    if (said === '') return []
    // The sounds of two characters are one letter from many others.
    const near = [...plain].length < SHORTEST_NEAR_HAN ? [] : nearWords(said).map(word => token('near', word))
    const same = (['key', 'part', 'inside', 'topic'] as const).map(level => token(level, said))
    return [
      { query: anyOf(same), worth: WORTH_SAME_SOUND },
      ...(near.length > 0 ? [ask('near', anyOf(near))] : []),
    ]
  }
  const each = runs.map(run =>
    anyOf([token('words', run), ...nearWords(run).map(word => token('near', word))]),
  )
  const whole = nearWords(asOneWord(plain)).map(word => token('near', word))
  const asks = [ask('near', each.join(' & '))]
  return runs.length > 1 && whole.length > 0 ? [...asks, ask('near', anyOf(whole))] : asks
}

const ask = (level: Level, query: string): Ask => ({ query, worth: LEVEL[level].worth })

/**
 * By words and, where a text is cut elsewhere, by pairs. Two asks and not one with an `or` in it: what only has `and` is led by
 * its rarest token, and ten times as quick.
 */
function waysOf(runs: string[], level: Level): Ask[] {
  const ways = new Set([allOf(runs, level), allOf(runs, level, pairsOf)])
  return [...ways].map(query => ask(level, query))
}

/** Of two words one in the name, and the other said of the app or its category; more of them say enough by themselves. */
function oneInName(runs: string[]): Ask[] {
  if (runs.length !== 2) return []
  return runs.flatMap((run, i) => {
    const others = runs.filter((_, j) => j !== i)
    return (['about', 'topic'] as const).map(level => ({
      query: `${allOf([run], 'words')} & ${allOf(others, level)}`,
      worth: WORTH_MIXED,
    }))
  })
}

export function allOf(
  runs: string[],
  level: Level,
  cut: (run: string) => readonly string[] = chineseWords,
): string {
  const words = runs.flatMap(run => {
    if (!hasHan(run)) return [run]
    const parts = cut(run)
    return parts.length > 0 ? parts : [run]
  })
  return [...new Set(words)].map(word => token(level, word)).join(' & ')
}

function anyOf(queries: string[]): string {
  const [only = '', ...others] = new Set(queries)
  return others.length === 0 ? only : `(${[only, ...others].join(' | ')})`
}

/** These are of words, which have relatives; the others are of letters. */
const BY_STEMS: Level[] = ['words', 'topic', 'sure', 'other', 'about', 'text']

/** A word at a level, as a query names it. */
export const token = (level: Level, word: string) => {
  const sought = BY_STEMS.includes(level) ? wordStem(word) : word
  return `'${SLICE}${LEVEL[level].letter}${sought.replace(/['\\]/g, '$&$&')}'`
}
