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
