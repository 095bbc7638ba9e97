import { z } from 'zod'
import { UNSEEN_MARKS } from './unseen.ts'

const LINE = 1000
const TEXT = 100_000
const MAX_LOCALES = 500
const MAX_LISTED = 2000

/** Tabs and line ends stay. */
const UNSEEN = new RegExp(String.raw`(?![\t\n])\p{Cc}|[${UNSEEN_MARKS}]`, 'gu')
/** Half of a character, which no database takes. */
const HALF = /\p{Cs}/gu

/** As text and never as anything else; what it means on a page is the page's matter. */
const tidied = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(HALF, '\ufffd').replace(UNSEEN, '')

export const line = z
  .string()
  .max(LINE)
  .transform(text => tidied(text).replace(/\s+/g, ' ').trim())
export const text = z.string().max(TEXT).transform(tidied)

/** An invalid link is left out, and not its app. */
export const link = z
  .string()
  .max(TEXT)
  .transform(said => (/^https?:\/\/[^\s\p{Cc}<>"'`\\{}|^]{1,2000}$/iu.test(said) ? said : undefined))

export const sha256 = z.string().regex(/^[0-9a-f]{64}$/, '64 hexadecimal digits')
export const count = z.int().min(0)
/** In milliseconds. */
export const moment = z.int().min(0).max(8.64e15)

/** Below the repository's address: begins with a slash, and no step leads up or nowhere. */
const fileName = z.string().max(1000).refine(isFileName, 'a path below the address of the repository')

export const repositoryFile = z.object({ name: fileName, sha256, size: count })
/** Older repositories did not sum them up. */
export const picture = z.object({ name: fileName, sha256: sha256.nullish(), size: count.nullish() })

const LOCALE = /^[A-Za-z]{2,3}([-_][A-Za-z0-9]{1,8}){0,3}$/

/** By language. Texts in unknown languages are left out. */
export const byLocale = <Value extends z.ZodType>(value: Value) =>
  z
    .record(z.string().max(100), value)
    .refine(said => Object.keys(said).length <= MAX_LOCALES, `${MAX_LOCALES} languages at most`)
    .transform(onlyLocales)

function onlyLocales<Value>(said: Record<string, Value>): Record<string, Value> {
  const kept: Record<string, Value> = {}
  for (const [locale, value] of Object.entries(said)) if (LOCALE.test(locale)) kept[locale] = value
  return kept
}

export const listed = <Item extends z.ZodType>(item: Item) => z.array(item).max(MAX_LISTED)

export function isFileName(name: string): boolean {
  if (!name.startsWith('/') || /[\p{Cc}\\]/u.test(name)) return false
  return name
    .slice(1)
    .split('/')
    .every(step => step !== '' && step !== '.' && step !== '..')
}
