import type { Condition } from '../../../rules/search/conditions.ts'
import type { AppItem } from '../../kit/app-list.tsx'
import type { Lang } from '../../kit/lang.ts'
import type { SearchAddress } from './address.ts'

export interface SearchModel {
  address: SearchAddress
  apps: AppItem[]
  /** The most likely app: it comes before the others, with its pictures. */
  best: { app: AppItem; screenshots: { key: string; orientation: 'portrait' | 'landscape' }[] } | undefined
  found: number
  /** How many a search lists at most. */
  max: number
  /** The categories of what was found, all of it being `all`. */
  kinds: { kind: string; name: string; lang?: Lang; found: number }[]
  all: number
  /** What may be asked of them, with the address of the page that does, or that no longer does. */
  conditions: { condition: Condition; isAsked: boolean; found: number; href: string }[]
  /** The address of the same without any. */
  withoutConditions: string
  /** The query asks for what costs nothing; the way to those that sell nothing either. */
  free: string | undefined
  /** A brand that the store does not have. */
  absent: string | undefined
  /** Nothing was found as it was written; this was meant, most likely. */
  corrected: string | undefined
  /** Nothing has all of what was written; this part of it was looked for. */
  fewer: string | undefined
  /** The words that were looked for, to be marked in what was found. */
  sought: string[]
  /** How many stand on the pages before this one. */
  from: number
  lastPage: number
  /** Lists that what was asked for is the name of. */
  lists: WayOn[]
  related: string[]
  hotWords: string[]
  /** For who has not found anything yet. */
  categories: (WayOn & { slug: string; game: boolean })[]
  popular: AppItem[]
}

export interface WayOn {
  name: string
  lang?: Lang
  href: string
}
