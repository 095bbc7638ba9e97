import type { Locale } from '../../rules/text/locales.ts'

/** What each language is called, and how its page is offered on a page in another: in its own words. */
export const languageOffers: Record<Locale, { name: string; offer: string }> = {
  'zh-CN': { name: '中文', offer: '看这一页的中文版' },
  en: { name: 'English', offer: 'Read this page in English' },
}
