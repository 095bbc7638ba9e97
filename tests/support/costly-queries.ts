import { type Random, randomFrom } from '../../demo/core/random.ts'

/** What a search is made of: names, summaries and descriptions of a catalogue. */
export interface Texts {
  names: readonly string[]
  others: readonly string[]
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const OPERATORS = [
  '&',
  '|',
  '!',
  '<->',
  ':*',
  '(',
  ')',
  "'",
  "''",
  '\\',
  '§',
  '%',
  '_',
  '"',
  '-',
  '*',
  '$1',
  ';--',
]
const OTHER_SCRIPTS = [
  'поиск',
  'かんじ',
  '검색',
  'ค้นหา',
  'خريطة',
  '😀',
  '𠮷',
  'É',
  'ﬃ',
  '１２３',
  '²',
  '\u0301',
]

const times = <T>(count: number, make: () => T) => Array.from({ length: count }, make)

/** A piece of a text, from anywhere in it. */
function cut(random: Random, text: string, max: number): string {
  const characters = [...text]
  const from = random.int(0, Math.max(0, characters.length - 1))
  return characters.slice(from, from + random.int(1, max)).join('')
}

/** By kind, so that what is dear can be named. */
const KINDS: Record<string, (random: Random, texts: Texts) => string> = {
  'Han at random': random => times(60, () => String.fromCodePoint(random.int(0x4e00, 0x9fa5))).join(''),
  'Han of texts': (random, { others }) => times(30, () => cut(random, random.pick(others), 4)).join(''),
  'common Han': (random, { others }) => times(60, () => cut(random, random.pick(others), 1)).join(''),
  'words of many names': (random, { names }) =>
    times(20, () => random.pick(names)).join(random.pick(['', ' '])),
  'Latin letters': random => times(500, () => LETTERS[random.int(0, 25)]).join(''),
  'Latin words': random =>
    times(100, () => times(random.int(1, 8), () => LETTERS[random.int(0, 25)]).join('')).join(' '),
  'English words': random =>
    times(20, () =>
      random.pick(
        'a the app free best music photo game video map note player simple offline tracker'.split(' '),
      ),
    ).join(' '),
  repeats: (random, { others }) => cut(random, random.pick(others), 3).repeat(random.int(2, 60)),
  operators: (random, { names }) =>
    times(15, () => random.pick(OPERATORS) + cut(random, random.pick(names), 2)).join(random.pick(['', ' '])),
  'mixed scripts': (random, { names, others }) =>
    times(20, () =>
      random.pick([
        cut(random, random.pick(names), 3),
        cut(random, random.pick(others), 3),
        random.pick(OTHER_SCRIPTS),
        LETTERS[random.int(0, 25)] ?? '',
        String(random.int(0, 999)),
      ]),
    ).join(random.pick(['', '', ' '])),
  'pieces of names': (random, { names }) => cut(random, random.pick(names), 12),
  'names and more': (random, { names, others }) => random.pick(names) + cut(random, random.pick(others), 30),
  'package names': random =>
    times(random.int(2, 40), () => cut(random, 'app.qingyu.com.example.org', 6).replace(/\W/g, 'x')).join(
      '.',
    ),
}

export interface CostlyQuery {
  kind: string
  query: string
}

/** Searches that no one types and anyone can send, of all kinds in turn; the same for the same seed. */
export function costlyQueries(seed: string, count: number, texts: Texts): CostlyQuery[] {
  const random = randomFrom(seed)
  const kinds = Object.entries(KINDS)
  return Array.from({ length: count }, (_, n) => {
    const [kind, make] = kinds[n % kinds.length] as (typeof kinds)[number]
    return { kind, query: make(random, texts) }
  })
}
