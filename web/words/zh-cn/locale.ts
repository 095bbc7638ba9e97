import type { Locale } from '../../../rules/text/locales.ts'

export const locale: Locale = 'zh-CN'
/** With which addresses begin: what rules/text/locales.ts makes of the name, without its table in scripts. */
export const base = ''
