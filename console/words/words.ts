// As in web/words: this folder names one language, and the build puts another in its place.
export { locale } from './zh-cn/locale.ts'
export * as words from './zh-cn/words.ts'
