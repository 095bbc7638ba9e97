import type { CategoryOption } from '../../../data/db/queries/categories/options.ts'
import { words } from '../../words/words.ts'
import { languageName } from './languages.ts'

/** A field of app.edit as people call it: `texts.en.name` is the name in English. */
export function fieldName(name: string): string {
  const [, locale, field] = /^texts\.([\w-]+)\.(\w+)$/.exec(name) ?? []
  const fields: Record<string, string> = words.app.fields
  const whole = /^texts\.([\w-]+)$/.exec(name)?.[1]
  if (whole) return words.app.inLanguage(words.app.texts, languageName(whole))
  return locale && field
    ? words.app.inLanguage(fields[field] ?? field, languageName(locale))
    : (fields[name] ?? name)
}

/** The language of a text; undefined: it is none. */
export const languageOf = (name: string): string | undefined => /^texts\.([\w-]+)/.exec(name)?.[1]

/** What a field says, as people read it. */
export function fieldText(name: string, value: string | string[], categories: CategoryOption[]): string {
  const said = [value].flat().filter(Boolean)
  if (name === 'categories')
    return said.map(id => categories.find(one => String(one.id) === id)?.name ?? id).join(', ')
  if (name === 'resourceType') return words.apps.kinds[said[0] === '1' ? '1' : '0']
  if (said[0] === 'true' || said[0] === 'false') return said[0] === 'true' ? words.app.yes : words.app.no
  return said.join(', ')
}

/** What two texts have in common at both ends, and what is between. */
export function between(before: string, after: string): [start: string, middle: string, end: string] {
  const [old, made] = [[...before], [...after]]
  const max = Math.min(old.length, made.length)
  let start = 0
  while (start < max && old[start] === made[start]) start += 1
  let end = 0
  while (end < max - start && old.at(-1 - end) === made.at(-1 - end)) end += 1
  const cut = (from: number, to: number) => made.slice(from, to).join('')
  return [cut(0, start), cut(start, made.length - end), cut(made.length - end, made.length)]
}
