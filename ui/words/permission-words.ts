export * from './zh-cn/permissions.ts'
