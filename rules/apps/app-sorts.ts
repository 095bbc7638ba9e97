/** The orders of a list of apps; the first is the usual one. */
export const APP_SORTS = ['hot', 'rise', 'downloads', 'rating', 'new'] as const
export type AppSort = (typeof APP_SORTS)[number]

/** Those of a developer's own apps. */
export const DEVELOPER_SORTS = ['updated', 'downloads'] as const
export type DeveloperSort = (typeof DEVELOPER_SORTS)[number]
