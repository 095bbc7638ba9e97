export * as copyWords from './zh-cn/copy-script.ts'
