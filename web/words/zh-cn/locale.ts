import type { Locale } from '../../../rules/locales.ts'

export const locale: Locale = 'zh-CN'
/** With which addresses begin: what rules/locales.ts makes of the name, without its table in scripts. */
export const base = ''
