// Words that the site and the console share.

export * from './anti-features.ts'
export * from './gone.ts'
export * from './list-sorts.ts'
export * from './report-reasons.ts'
export * from './sizes.ts'
