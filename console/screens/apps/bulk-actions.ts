/** What can be done with several apps at once (bulk.tsx). */
export const BULK_ACTIONS = ['category', 'flag', 'delist', 'relist'] as const
export type BulkAction = (typeof BULK_ACTIONS)[number]
