import type { Locale } from '../../rules/text/locales.ts'

/** The languages that staff read. The site may speak others, which need no words here. */
export const CONSOLE_LOCALES = ['zh-CN', 'en'] as const satisfies readonly Locale[]
export type ConsoleLocale = (typeof CONSOLE_LOCALES)[number]
