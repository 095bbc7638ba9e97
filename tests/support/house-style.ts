import type { Locale } from '../../rules/text/locales.ts'

/** What the copy doesn't say: stilted words, British spelling, and other names for what has one already. */
const AVOIDED: Partial<Record<Locale, RegExp[]>> = {
  en: [
    /\b(?:told|stands|the whole|whoever|lately|look(?:ed|ing|s)? into|taken in|anew|so already|go(?:es)? on)\b/i,
    /\b(?:away|mend(?:ed|s)?|nobody|somebody|the one that|of today|he|his)\b/i,
    /colour|catalogue|licence|recognis|favourit|defence|neighbour/i,
    /\b(?:more ways|rising|vouch\w*|unasked|asks first|we're on it|you will hear from us)\b/i,
  ],
  'zh-CN': [
    /您/,
    /\p{Script=Han}[,.;:!?()]\p{Script=Han}/u,
    /想装|担保|记一笔|游客评论|上升最快|已备案|已核对|未核对|处置下架|橱窗|货架/,
  ],
}

/** The texts that say what the copy avoids. */
export const againstStyle = (locale: Locale, texts: string[]): string[] =>
  texts.filter(text => AVOIDED[locale]?.some(avoided => avoided.test(text)))
