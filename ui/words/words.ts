// As in web/words/words.ts: the build puts one language's folder in place of the one named here.
export * as shared from './zh-cn/words.ts'
