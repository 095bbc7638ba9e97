/**
 * The small language in which the bridge's payloads and replies are written: a name and its kind, `?` after a name
 * that may be missing. Types, run-time check, documentation and samples all follow from it.
 */
export type Field = keyof Kinds | SizedText | number | readonly (number | string)[]
export type Fields = Readonly<Record<string, Field>>

interface Kinds {
  flag: boolean
  /** Finite. */
  number: number
  int: number
  /** A whole number from 0 up. */
  count: number
  /** A whole number from 1 up. */
  id: number
  /** A place in a list, from 0 up, in 32 bits. */
  place: number
  /** From 0 to 100. */
  percent: number
  /** At most 19 digits: a number of 64 bits stays text. */
  digits: string
  router: string
  /** An address that the reader's `url` lets through. */
  url: string
}
/** At most so many characters; a name has at least one. */
type SizedText = `${'text' | 'name'}:${number}`

type Value<F> = F extends keyof Kinds
  ? Kinds[F]
  : F extends number
    ? F
    : F extends readonly (infer Choice)[]
      ? Choice
      : string
type Flat<T> = { [K in keyof T]: T[K] }

/** The object that such fields describe. */
export type Shape<F> = Flat<
  { -readonly [K in keyof F as K extends `${string}?` ? never : K]: Value<F[K]> } & {
    -readonly [K in keyof F as K extends `${infer Name}?` ? Name : never]?: Value<F[K]>
  }
>

export interface Reading {
  /** Fields that are not listed make the whole unfit; otherwise they are left out. */
  exact?: boolean
  /** The address as it may be passed on. */
  url?: (text: string) => string | undefined
}

/** A new object with nothing but the listed fields; undefined when one of them is missing or unfit. */
export function readFields<F extends Fields>(
  fields: F,
  x: unknown,
  { exact, url }: Reading = {},
): Shape<F> | undefined {
  if (typeof x !== 'object' || x === null || Array.isArray(x)) return undefined
  const given = new Map(Object.entries(x))
  const read: Record<string, unknown> = {}
  for (const [key, field] of Object.entries(fields)) {
    const name = fieldName(key)
    if (given.has(name)) {
      const value = readField(field, given.get(name), url)
      if (value === undefined) return undefined
      read[name] = value
      given.delete(name)
    } else if (name === key) return undefined
  }
  // Every field was read by its kind, which the compiler can't follow.
  return exact && given.size > 0 ? undefined : (read as Shape<F>)
}

export function fieldName(key: string): string {
  return key.replace('?', '')
}

function readField(field: Field, x: unknown, url: Reading['url']): unknown {
  if (field === 'url') return typeof x === 'string' && x.length <= 2048 ? url?.(x) : undefined
  return fits(field, x) ? x : undefined
}

function fits(field: Field, x: unknown): boolean {
  if (typeof field === 'object') return field.some(choice => choice === x)
  if (typeof field === 'number') return x === field
  if (field === 'flag') return typeof x === 'boolean'
  if (typeof x === 'number') return fitsNumber(field, x)
  return typeof x === 'string' && fitsText(field, x)
}

function fitsNumber(field: string, x: number): boolean {
  if (field === 'number') return Number.isFinite(x)
  if (field === 'percent') return x >= 0 && x <= 100
  if (field === 'place') return x >= 0 && x === (x | 0)
  const min = { int: -Infinity, count: 0, id: 1 }[field]
  return min !== undefined && Number.isSafeInteger(x) && x >= min
}

function fitsText(field: string, x: string): boolean {
  if (field === 'digits') return /^\d{0,19}$/.test(x)
  if (field === 'router') return x.length <= 2048 && /^[a-z]+:\/\/router\/[a-z]+(\?[\w=&%.-]*)?$/.test(x)
  const [kind, max] = field.split(':')
  return x.length <= Number(max) && (x !== '' || kind === 'text')
}
