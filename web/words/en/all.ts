// Every word of this language, for tests and types; no page and no script has use for all of them.

export * as findingWords from '../../../ui/words/en/findings.ts'
export * as importWords from '../../../ui/words/en/imports.ts'
export * as permissionWords from '../../../ui/words/en/permissions.ts'
export * as clientWords from './client-script.ts'
export * as commentWords from './comment-script.ts'
export * as copyWords from './copy-script.ts'
export * as giftWords from './gift-script.ts'
export { base, locale } from './locale.ts'
export * as mineWords from './mine-script.ts'
export * as shareWords from './share-script.ts'
export * as staticPages from './static-pages.ts'
export * as words from './words.ts'
