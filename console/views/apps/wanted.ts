import type { AppState } from '../../../contract/app-states.ts'
import type { AntiFeature } from '../../../contract/import/anti-features.ts'

/** What is looked for; empty: any. */
export interface WantedApps {
  q: string
  state: AppState | ''
  kind: '0' | '1' | ''
  /** The number of one. */
  category: string
  /** The number of the repository that it comes from; own: from none. */
  source: string
  /** What visitors are warned of in the version that they get; any: of something. */
  warning: AntiFeature | 'any' | ''
}

export interface SourceOption {
  id: number
  name: string
}

export interface CategoryOption {
  id: number
  parentId: number | null
  resourceType: 0 | 1
  /** After the name of the one that it belongs to. */
  name: string
}

/** What can be done with several at once (bulk.tsx). */
export const BULK_DEEDS = ['category', 'flag', 'delist', 'relist'] as const
export type BulkAction = (typeof BULK_DEEDS)[number]
