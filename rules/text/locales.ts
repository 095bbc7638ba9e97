/** The languages that the site speaks, the one at home first. Another one is a name here, and a folder of words (docs/how-to/add-a-language.md). */
export const LOCALES = [
  'zh-CN', // at home: its addresses name no language
  'en',
] as const

export type Locale = (typeof LOCALES)[number]

/** With which the addresses of a language begin. */
export const baseOf = (locale: Locale): string => (locale === LOCALES[0] ? '' : `/${locale.toLowerCase()}`)

/** The address of a page in a language, from the one that names no language. */
export function pathIn(locale: Locale, path: string): string {
  const base = baseOf(locale)
  return path === '/' ? base || path : base + path
}
