// A namespace and not an object, so that the browser gets only the words that its islands say.
export * as words from './zh-cn.ts'

export const locale = 'zh-CN'
