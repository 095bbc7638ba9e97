import type { Condition } from '../../rules/search/conditions.ts'
import { asOneWord } from '../../rules/search/han.ts'
import type { Term } from '../../rules/search/understand.ts'
import type { Database } from '../db/database.ts'
import {
  type FoundApps,
  findApps,
  findKnown,
  findSuggested,
  NOTHING,
  type SearchOptions,
} from '../db/queries/search.ts'
import { correctTerms } from './correct-terms.ts'
import { LEVEL, WORTH_ONE_TOPIC } from './levels.ts'
import { type Ask, asksOf, nameAsksOf, nearAsksOf, readQuery, token } from './query-levels.ts'
import { type ReadSearch, readSearch } from './read-search.ts'
import { searchTerms } from './search-terms.ts'
import { brandAsks, termAsks } from './term-asks.ts'

export interface SearchResult extends FoundApps {
  /** Nothing was found as it was written; these are apps whose names are close to it. */
  near: boolean
  /** Nothing was found as it was written; words were taken for these. */
  corrected: string | undefined
  /** Nothing has all of what was written; the first has this part of it. */
  fewer: string | undefined
  /** What to mark in what was found. */
  sought: string[]
  /** A brand that the store does not have, and what apps of its sort are called. */
  absent: Term | undefined
  /** What the query says that apps shall be like, and what is left of it without that. */
  asked: { conditions: Condition[]; free: boolean; rest: string }
}

export interface SearchAs extends SearchOptions {
  /** Nothing but what was written is looked for. */
  asTyped: boolean
  /** What apps must be like, besides what the query says. */
  conditions?: readonly Condition[]
}

const PLAIN = { near: false, corrected: undefined, fewer: undefined, sought: [], absent: undefined }
const NOTHING_ASKED = { conditions: [], free: false, rest: '' }

/** A search, as it was read. */
interface Search {
  db: Database
  options: SearchAs
  locale: string
  /** What is looked for as a whole. */
  text: string
  read: ReadSearch
}

export async function searchApps(
  db: Database,
  query: string,
  options: SearchAs,
  locale: string,
): Promise<SearchResult> {
  const { conditions = [] } = options
  if (asksOf(query).length === 0 && conditions.length === 0)
    return { ...NOTHING, ...PLAIN, asked: NOTHING_ASKED }
  const read = options.asTyped ? { ...NOTHING_READ, rest: query } : await readSearch(db, query)
  // What is the name of an app here is neither a wish nor another's brand.
  const isName =
    (read.brand || read.conditions.length > 0) && (await findKnown(db, nameAsksOf(query))).size > 0
  const { brand, ...asked } = isName ? { ...NOTHING_READ, terms: read.terms, rest: query } : read
  const search = {
    db,
    options,
    locale,
    text: asked.conditions.length > 0 || asked.free ? asked.rest : query,
    read: { ...asked, brand: undefined, conditions: [...new Set([...asked.conditions, ...conditions])] },
  }
  const answer = brand
    ? { ...(await find(search, [...asksOf(brand.word), ...brandAsks(brand.meant)])), ...PLAIN, absent: brand }
    : await answerTo(search)
  return { ...answer, asked }
}

const NOTHING_READ: ReadSearch = {
  ...NOTHING_ASKED,
  terms: [],
  kind: undefined,
  without: [],
  brand: undefined,
}

type Answer = Omit<SearchResult, 'asked'>

/** What has all that was typed; else what has the most of the sentence, its words put right where no app has them; else names close to it. */
async function answerTo(search: Search): Promise<Answer> {
  const { text, options, read } = search
  const exact = await find({ ...search, read: { ...read, kind: undefined } }, asksOf(text))
  // Several words are enough where an app says them of itself in short.
  const enough = read.terms.length > 1 ? LEVEL.about.worth : LEVEL.topic.worth
  if (text !== '' && (options.asTyped || exact.named >= enough))
    return { ...exact, ...PLAIN, sought: searchTerms(text) }
  const [first, ...others] = read.terms
  const isWord = first?.word === readQuery(text) && others.length === 0
  // A word without other words was just looked for.
  const sentence =
    isWord && first.meant.length === 0
      ? []
      : sentenceAsks(read, text, isWord && exact.named >= LEVEL.about.worth)
  const found =
    sentence.length === 0 ? { ...exact, terms: exact.all > 0 ? [1] : [] } : await find(search, sentence)
  const said = { ...PLAIN, sought: soughtIn(read), fewer: fewerOf(read.terms, found) }
  const unknown = read.terms.filter((_, i) => !found.terms.includes(i + 1))
  if (unknown.length === 0 && found.all > 0) return { ...found, ...said }
  // As much of it as apps have words for.
  const best = Math.max(found.named, (found.best * found.terms.length) / Math.max(1, read.terms.length))
  const corrected = await correctTerms(search.db, read.terms, unknown)
  if (corrected !== undefined) {
    const right = { ...read, ...(await readSearch(search.db, corrected)), conditions: read.conditions }
    const better = await find({ ...search, read: right }, sentenceAsks(right))
    if (better.best > best) return { ...better, ...PLAIN, sought: soughtIn(right), corrected }
  }
  const nearAsks = nearAsksOf(text)
  const near = nearAsks.length === 0 ? NOTHING : await find(search, nearAsks)
  return near.best > best ? { ...near, ...PLAIN, near: true } : { ...found, ...said }
}

/** Of the kind that was asked for; of any where that has none. */
async function find({ db, options, locale, read }: Search, asks: Ask[]): Promise<FoundApps> {
  if (asks.length === 0) return NOTHING
  const { conditions, kind } = read
  const found = await findApps(db, asks, options, locale, { conditions, kind })
  return found.all > 0 || !kind ? found : findApps(db, asks, options, locale, { conditions })
}

/** What is said in a sentence, by its words; where nothing but a kind or a condition is, everything. */
function sentenceAsks({ terms, without, kind, conditions }: ReadSearch, tried = '', isWord = false): Ask[] {
  if (terms.length === 0)
    return kind || conditions.length > 0
      ? [{ term: 1, query: token('any', 'app'), worth: LEVEL.any.worth }]
      : []
  const said = terms.map(({ word }) => word).join(' ')
  return [
    // Several words together, unless that was tried.
    ...(terms.length > 1 && asOneWord(said) === asOneWord(readQuery(tried)) ? [] : asksOf(said)).filter(
      ({ worth }) => worth > WORTH_ONE_TOPIC || worth === LEVEL.text.worth,
    ),
    // Where a word by itself is found as it is, other words come after it.
    ...termAsks(terms, isWord),
    ...without.flatMap(word =>
      termAsks([{ word, meant: [] }]).map(ask => ({ ...ask, term: -1, worth: -LEVEL.name.worth })),
    ),
  ]
}

/** Words to mark; a character would be marked everywhere. */
const soughtIn = ({ terms }: ReadSearch) =>
  terms
    .flatMap(({ word, meant }) => [word, ...meant].flatMap(searchTerms))
    .filter(word => word.length > 1)
    .sort((a, b) => b.length - a.length)

/** The words that the first app has, unless it has all. */
function fewerOf(terms: readonly Term[], { first, named }: FoundApps): string | undefined {
  if (!first || named >= first.worth || first.terms.length === terms.length) return undefined
  const has = terms.filter(({ isVague }, i) => !isVague && first.terms.includes(i + 1))
  return has.length > 0 ? has.map(({ word }) => word).join(' ') : undefined
}

/** Apps that have in their name or topic what was typed so far, or something close to it. */
export async function suggestApps(db: Database, typed: string, locale: string) {
  const asks = asksOf(typed).filter(ask => ask.worth >= LEVEL.topic.worth)
  const apps = asks.length === 0 ? [] : await findSuggested(db, asks, locale)
  if (apps.length > 0) return apps
  const nearAsks = nearAsksOf(typed)
  return nearAsks.length === 0 ? [] : findSuggested(db, nearAsks, locale)
}
