import { baseOf, LOCALES, type Locale, pathIn } from '../../rules/text/locales.ts'
import { locale } from '../words/words.ts'

/** Where the page is in each language: its address in this one is given. */
export function inEveryLanguage(path: string): { locale: Locale; path: string }[] {
  const plain = path.slice(baseOf(locale).length) || '/'
  return LOCALES.map(locale => ({ locale, path: pathIn(locale, plain) }))
}
