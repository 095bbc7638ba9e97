import { MAX_BEGINNING_LENGTH } from './app-tokens.ts'
import { chineseWords, pairsOf, syllables } from './chinese.ts'
import { wordRoot } from './latin-words.ts'
import { LEVEL, type Level, WORTH_MIXED } from './levels.ts'
import { nearWords } from './near-words.ts'
import { asOneWord, hasHan, plainText, runsOf } from './plain-text.ts'

/** What is asked for: one way to find apps, and what it is worth. */
export interface Ask {
  /** A tsquery, with SLICE in front of each token. */
  query: string
  worth: number
}

export const SLICE = '§'
const LONGEST = 60
const MAX_RUNS = 8
const MAX_PACKAGE_LENGTH = 200

/** The query as it is looked up; empty when there is nothing to look for. */
export const readQuery = (query: string) =>
  plainText(query.slice(0, LONGEST * 2))
    .slice(0, LONGEST)
    .trim()

/** Every way to find what a visitor typed, but for mistakes. */
export function asksOf(query: string): Ask[] {
  const plain = readQuery(query)
  const whole = asOneWord(plain)
  if (whole === '') return []
  const runs = runsOf(plain).slice(0, MAX_RUNS)
  const latin = !hasHan(whole)
  return [
    ask('name', token('name', whole)),
    ask('begins', token('begins', beginningOf(whole))),
    ...waysOf(runs, 'words'),
    ...(latin ? byLetters(query, whole, runs) : []),
    ...oneInName(runs),
    ...waysOf(runs, 'about'),
    ask('text', allOf(runs, 'text')),
  ]
}

const beginningOf = (word: string) => [...word].slice(0, MAX_BEGINNING_LENGTH).join('')

/** Latin letters may be a package name, a sound, first letters, or the beginning of a word. */
function byLetters(query: string, whole: string, runs: string[]): Ask[] {
  const packageName = /^[a-z]\w*(\.\w+)+$/.exec(query.trim().toLowerCase().slice(0, MAX_PACKAGE_LENGTH))?.[0]
  const before = runs.slice(0, -1)
  const part = token('part', beginningOf(runs.at(-1) ?? ''))
  const asks = [
    ask('key', token('key', packageName ?? whole)),
    ask('initials', token('initials', whole)),
    ask('part', before.length > 0 ? `${allOf(before, 'words')} & ${part}` : part),
  ]
  // The sound of a name's words with spaces in between.
  return before.length > 0 ? [...asks, ask('part', token('part', beginningOf(whole)))] : asks
}

/** What the visitor may have meant: a letter wrong, or another character of the same sound. */
export function nearAsksOf(query: string): Ask[] {
  const plain = readQuery(query)
  const runs = runsOf(plain).slice(0, MAX_RUNS)
  if ([...plain].length < 2 || runs.length === 0) return []
  if (hasHan(plain)) {
    const said = runs.flatMap(run => (hasHan(run) ? syllables(run) : [run])).join('')
    // Rare characters whose sound nobody has written down.
    if (said === '') return []
    const near = nearWords(said).map(word => token('near', word))
    return [ask('near', anyOf([token('key', said), token('part', said), ...near]))]
  }
  const each = runs.map(run =>
    anyOf([token('words', wordRoot(run)), ...nearWords(run).map(word => token('near', word))]),
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

/** Of two words one in the name; more of them say enough by themselves. */
function oneInName(runs: string[]): Ask[] {
  if (runs.length !== 2) return []
  return runs.map((run, i) => {
    const others = runs.filter((_, j) => j !== i)
    return { query: `${allOf([run], 'words')} & ${allOf(others, 'about')}`, worth: WORTH_MIXED }
  })
}

function allOf(runs: string[], level: Level, cut: (run: string) => string[] = chineseWords): string {
  const words = runs.flatMap(run => {
    if (!hasHan(run)) return [wordRoot(run)]
    const parts = cut(run)
    return parts.length > 0 ? parts : [run]
  })
  return [...new Set(words)].map(word => token(level, word)).join(' & ')
}

function anyOf(queries: string[]): string {
  const [only = '', ...others] = new Set(queries)
  return others.length === 0 ? only : `(${[only, ...others].join(' | ')})`
}

const token = (level: Level, word: string) =>
  `'${SLICE}${LEVEL[level].letter}${word.replace(/['\\]/g, '$&$&')}'`
