export * from './zh-cn/time-script.ts'
