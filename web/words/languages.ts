import type { Locale } from '../../rules/text/locales.ts'
import type { Said } from '../../ui/words/said.ts'
import * as en from './en/all.ts'
import * as zhCN from './zh-cn/all.ts'

export type Language = Said<typeof zhCN>

/**
 * Every word in every language, for tests: a word that one of them lacks, or a language without words, does not compile.
 * Nothing else imports it, because it would bring all languages into one bundle.
 */
export const languages: Readonly<Record<Locale, Language>> = {
  'zh-CN': zhCN,
  en,
}
