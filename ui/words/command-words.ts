export * from './zh-cn/commands.ts'
