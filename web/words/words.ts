// The files of this folder name one language. The build makes the pages and scripts once for each, with that language's
// folder in its place. A namespace and not an object, so that the browser gets only the words that its islands say.
export { base, locale } from './zh-cn/locale.ts'
export * as words from './zh-cn/words.ts'
