import type { Said } from '../../ui/words/said.ts'
import * as en from './en/words.ts'
import type { ConsoleLocale } from './locales.ts'
import * as zhCN from './zh-cn/words.ts'

/** Every word in every language, for tests: a word that one of them lacks does not compile. Nothing else imports it. */
export const languages: Readonly<Record<ConsoleLocale, Said<typeof zhCN>>> = { 'zh-CN': zhCN, en }
