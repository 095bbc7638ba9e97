export * as clientWords from './zh-cn/client-script.ts'
