export * as shareWords from './zh-cn/share-script.ts'
