import type { ConsoleLocale } from '../locales.ts'

export const locale: ConsoleLocale = 'zh-CN'
