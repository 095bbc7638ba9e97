// Apart from the other words, because only the server has them.
export * as staticPages from './zh-cn/static-pages.ts'
