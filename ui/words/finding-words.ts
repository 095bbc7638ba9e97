export * from './zh-cn/findings.ts'
