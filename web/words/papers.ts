// Apart from the other words, because only the server has them.
export * as papers from './zh-cn/papers.ts'
