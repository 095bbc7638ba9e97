import { baseOf, LOCALES, type Locale, pathIn } from '../../rules/text/locales.ts'

/** The language of an address. */
export function localeOf(path: string): Locale {
  const [, first = ''] = path.split(/[/?#]/, 2)
  return LOCALES.find(locale => baseOf(locale) === `/${first}`) ?? LOCALES[0]
}

/** The address without its language. */
export const plainPath = (path: string): string => path.slice(baseOf(localeOf(path)).length) || '/'

/** The same page in each language. */
export const inEveryLanguage = (path: string): [Locale, string][] =>
  LOCALES.map(locale => [locale, pathIn(locale, plainPath(path))])
