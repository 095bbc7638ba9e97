export * as commentWords from './zh-cn/comment-script.ts'
