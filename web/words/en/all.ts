// Every word of this language, for tests and types; no page and no script has use for all of them.

export * as clientWords from './client-script.ts'
export * as commentWords from './comment-script.ts'
export * as copyWords from './copy-script.ts'
export * as findingWords from './findings.ts'
export * as giftWords from './gift-script.ts'
export * as importWords from './imports.ts'
export { base, locale } from './locale.ts'
export * as mineWords from './mine-script.ts'
export * as papers from './papers.ts'
export * as permissionWords from './permissions.ts'
export * as shareWords from './share-script.ts'
export * as words from './words.ts'
