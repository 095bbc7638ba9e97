/** The languages that the site speaks. Another one is a line here, and a folder of words (docs/languages.md). */
export const LOCALES = {
  'zh-CN': { path: '', folder: 'zh-cn', name: '中文', openGraph: 'zh_CN' },
  en: { path: '/en', folder: 'en', name: 'English', openGraph: 'en_US' },
} as const

export type Locale = keyof typeof LOCALES
