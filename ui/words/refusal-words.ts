export * from './zh-cn/refusals.ts'
