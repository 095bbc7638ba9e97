import type { Locale } from '../../rules/locales.ts'
import * as en from './en/all.ts'
import * as zhCN from './zh-cn/all.ts'

/** The same names and parameters, whatever is said. */
type Said<T> = T extends string
  ? string
  : T extends (...given: infer Given) => string
    ? (...given: Given) => string
    : T extends (...given: infer Given) => infer Made
      ? (...given: Given) => Made
      : { readonly [Name in keyof T]: Said<T[Name]> }

export type Language = Said<typeof zhCN>

/**
 * Every word in every language, for tests: a word that one of them lacks, or a language without words, does not compile.
 * Nothing else imports it, because it would bring all languages into one bundle.
 */
export const languages: Readonly<Record<Locale, Language>> = {
  'zh-CN': zhCN,
  en,
}
