import type { IndexApp } from '../../../contract/import/index.schema.ts'
import { byOurLocale } from './our-locale.ts'
import { cut, plainText } from './plain-text.ts'

export interface SaidTexts {
  name: string
  summary: string
  description: string
}

/** As much as app.add and version.put take. */
const LONGEST = { name: 200, summary: 500, description: 20_000, news: 20_000 }

const oneLine = (text: string) => plainText(text).replace(/\s+/g, ' ')

/** What is said of an app by language. One that has no name in a language is called there as it is in English, or as it is anywhere. */
export function textsOf(
  packageName: string,
  metadata: Pick<IndexApp['metadata'], 'name' | 'summary' | 'description'>,
): Record<string, SaidTexts> {
  const read = (said: Record<string, string>, longest: number, tidy: (text: string) => string) =>
    new Map([...byOurLocale(said)].map(([locale, text]) => [locale, cut(tidy(text), longest)]))
  const names = read(metadata.name, LONGEST.name, oneLine)
  const summaries = read(metadata.summary, LONGEST.summary, oneLine)
  const descriptions = read(metadata.description, LONGEST.description, plainText)
  const usual = names.get('en') || [...names.values()].find(Boolean) || packageName
  const said = [...names, ...summaries, ...descriptions].filter(([, text]) => text).map(([locale]) => locale)
  const locales = said.length > 0 ? [...new Set(said)].sort() : ['en']
  return Object.fromEntries(
    locales.map(locale => {
      const [summary = '', description = ''] = [summaries.get(locale), descriptions.get(locale)]
      return [locale, { name: names.get(locale) || usual, summary, description }]
    }),
  )
}

/** What is new, by language. Punctuation alone, such as an empty template line, says nothing. */
export const newsOf = (said: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    [...byOurLocale(said)]
      .map(([locale, text]) => [locale, cut(plainText(text), LONGEST.news)] as const)
      .filter(([, text]) => /[\p{L}\p{N}]/u.test(text)),
  )
