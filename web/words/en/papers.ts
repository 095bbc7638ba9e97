export * from '../zh-cn/papers.ts'
