/** What staff place in the store, by the names of its commands. */
export const PLACEMENT_KINDS = [
  'ad',
  'banner',
  'feature',
  'notice',
  'gift',
  'collection',
  'download-config',
] as const

export type PlacementKind = (typeof PLACEMENT_KINDS)[number]

/** Where a placement is shown, as far as its kind says. */
export interface Place {
  spot?: 0 | 1 | 2
  pageType?: 0 | 1 | 2 | null
  position?: number
  remaining?: number
  total?: number
  apps?: number
}
