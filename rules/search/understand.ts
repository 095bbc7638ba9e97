import { isDoing, isFiller, kindMeant } from './filler.ts'
import { asOneWord, hasHan, runsOf } from './han.ts'

/** What staff wrote of a phrase: other words for it, or that it is a brand. */
export interface Meaning {
  typed: string[]
  meant: string[]
  isBrand: boolean
}

/** One of the things that a query asks for. */
export interface Term {
  /** As it was typed. */
  word: string
  /** Other words for it. */
  meant: string[]
  /** Says little by itself: a single character, or what an app does with a thing. */
  isVague?: boolean
}

export interface Understood {
  terms: Term[]
  /** Of which of the two kinds it is to be. */
  kind: 'game' | 'soft' | undefined
  /** What it shall not be. */
  without: string[]
  /** The name that the query is, as it was typed, and nothing else. */
  brand: Term | undefined
}

/** Cuts a run of Chinese characters into words, each character into one. */
type Cut = (run: string) => string[]

const MAX_TERMS = 6
const MAX_UNITS = 40
/** So many units may be one phrase. */
const MAX_PHRASE = 6

/** A text as Chinese characters and other words. */
const unitsOf = (plain: string): string[] =>
  (plain.match(/\p{Script=Han}|[^\p{Script=Han}\s]+/gu) ?? []).slice(0, MAX_UNITS)

/** The one way to write a phrase: spaces between words of letters alone. */
export const phraseOf = (plain: string): string => joined(unitsOf(plain))

const joined = (units: string[]): string =>
  units.reduce(
    (text, unit, i) => text + (i > 0 && !hasHan(unit) && !hasHan(units[i - 1] ?? '') ? ' ' : '') + unit,
    '',
  )

/** One of many is one: `notes` is `note`. */
type Root = (word: string) => string

/** Every phrase that a query may have, for those to be looked up that staff know. */
export function phrasesIn(plain: string, root: Root): string[] {
  const all = unitsOf(plain)
  // I forgot my password: I forgot password.
  const said = all.filter(unit => hasHan(unit) || !isFiller(unit))
  const phrases = new Set<string>()
  for (const units of [all, said])
    for (let from = 0; from < units.length; from++)
      for (let to = from + 1; to <= Math.min(units.length, from + MAX_PHRASE); to++)
        for (const phrase of waysToWrite(units.slice(from, to), root)) phrases.add(phrase)
  return [...phrases]
}

const waysToWrite = (units: string[], root: Root) => new Set([joined(units), joined(units.map(root))])

/** Reads what is left of a query without its conditions, `meanings` being those of its phrases. */
export function understand(plain: string, meanings: Meaning[], cut: Cut, root: Root): Understood {
  const { rest, without } = readWithout(plain)
  const known = new Map(meanings.flatMap(meaning => meaning.typed.map(typed => [typed, meaning] as const)))
  const words = wordsOf(rest, cut)
  const said = words.filter(word => !isFiller(word))
  const brand = brandOf(
    said.filter(word => !kindMeant(word)),
    known,
    root,
  )
  const kinds = words.flatMap(word => kindMeant(word) ?? [])
  const kind = without.some(word => kindMeant(word) === 'game')
    ? 'soft'
    : (kinds.find(kind => kind === 'game') ?? kinds[0])
  const all = brand ? [] : termsOf(words, known, root)
  // A character leads anywhere, unless others say where.
  const terms = all.every(({ word }) => isCharacter(word)) ? [] : all
  // Characters that are no word: 曰历.
  const run = asOneWord(rest)
  if (terms.length === 0 && !brand && hasHan(run) && run.length > 1 && !said.every(kindMeant))
    terms.push({ word: run, meant: [] })
  return { terms: terms.slice(0, MAX_TERMS), kind, without: without.filter(word => !kindMeant(word)), brand }
}

const WITHOUT =
  /(?:不要|不想要|不是|别是|除了|不含|排除)(\p{Script=Han}{1,6}?)(?=[\s的，,]|以外|之外|之类|只要|但|$)(?:以外|之外)?|\b(?:but no|but not|no|not|except for|except|excluding|other than|without)\s+(?:any |an? |the )?([a-z]+)/gu

/** What the query says it shall not be. */
function readWithout(plain: string): { rest: string; without: string[] } {
  const without: string[] = []
  const rest = plain.replace(WITHOUT, (_, han?: string, latin?: string) => {
    const word = han ?? latin ?? ''
    if (!isFiller(word)) without.push(word)
    return ' '
  })
  return { rest, without }
}

const isCharacter = (word: string) => hasHan(word) && [...word].length === 1
const isVague = (word: string) => isCharacter(word) || isDoing(word)

/** Words in their order, each character in one. */
const wordsOf = (plain: string, cut: Cut): string[] =>
  runsOf(plain).flatMap(run => (hasHan(run) ? cut(run) : [run]))

function brandOf(said: string[], known: Map<string, Meaning>, root: Root): Term | undefined {
  const word = joined(said.flatMap(unitsOf))
  const meaning = known.get(word) ?? known.get(joined(said.map(root)))
  return meaning?.isBrand ? { word, meant: meaning.meant } : undefined
}

/**
 * Phrases that staff know, the longest first, and the words between them. A phrase does not begin in one word and end in another:
 * 打车 is no part of 打 车票.
 */
function termsOf(words: string[], known: Map<string, Meaning>, root: Root): Term[] {
  const units: { text: string; begins: boolean; ends: boolean; word: number }[] = words
    .flatMap((text, word) =>
      unitsOf(text).map((unit, i, all) => ({
        text: unit,
        begins: i === 0,
        ends: i === all.length - 1,
        word,
      })),
    )
    .slice(0, MAX_UNITS)
  const taken = new Set<number>()
  const found: { at: number; term: Term }[] = []
  const spans = units.flatMap((_, from) =>
    Array.from({ length: Math.min(MAX_PHRASE, units.length - from) }, (_, n) => ({ from, to: from + n })),
  )
  for (const { from, to } of spans.sort((a, b) => b.to - b.from - (a.to - a.from))) {
    const span = units.slice(from, to + 1)
    const [first, last] = [span[0], span.at(-1)]
    // A character counts where it is a word of its own.
    const isWhole = (first?.begins && last?.ends) || (first?.word === last?.word && from < to)
    if (!isWhole || span.some((_, i) => taken.has(from + i))) continue
    const texts = span.map(({ text }) => text)
    const meaning = meaningOf(texts, known, root)
    if (meaning === undefined) continue
    for (let i = from; i <= to; i++) taken.add(i)
    found.push({ at: from, term: { word: joined(texts), meant: meaning.meant } })
  }
  const isTaken = new Set(units.flatMap(({ word }, i) => (taken.has(i) ? word : [])))
  units.forEach(({ begins, word }, at) => {
    const text = words[word] ?? ''
    if (begins && !isTaken.has(word) && counts(text))
      found.push({ at, term: { word: text, meant: [], isVague: isVague(text) } })
  })
  const terms = found.sort((a, b) => a.at - b.at).map(({ term }) => term)
  // Two phrases of one meaning are one thing.
  const alike = Map.groupBy(terms, ({ word, meant }) => (meant.length > 0 ? meant : word))
  return [...alike.values()].map(terms => ({
    word: [...new Set(terms.map(({ word }) => word))].join(' '),
    meant: terms[0]?.meant ?? [],
    isVague: terms.every(({ isVague }) => isVague),
  }))
}

/** Other words may stand between the first and the last of a phrase: split [the] bill. */
function meaningOf(texts: string[], known: Map<string, Meaning>, root: Root): Meaning | undefined {
  const tight = texts.filter(
    (text, i) => hasHan(text) || !isFiller(text) || i === 0 || i === texts.length - 1,
  )
  const phrases = [texts, tight].flatMap(texts => [...waysToWrite(texts, root)])
  const phrase = phrases.find(phrase => known.get(phrase)?.isBrand === false)
  return phrase === undefined ? undefined : known.get(phrase)
}

const counts = (word: string) => !isFiller(word) && !kindMeant(word)
