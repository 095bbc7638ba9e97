import type { Locale } from '../../../rules/locales.ts'

export const locale: Locale = 'zh-CN'
