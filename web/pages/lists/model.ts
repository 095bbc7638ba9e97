import type { ListAddress, ListPlace } from '../../addresses/lists.ts'
import type { AppItem } from '../../kit/app-list.tsx'
import type { Crumb } from '../../kit/crumbs.tsx'
import type { Lang } from '../../kit/lang.ts'
import type { Kind } from '../category-crumbs.ts'

/** A list of apps, of a category or of all softs or games, as its view needs it. */
export interface ListModel {
  kind: Kind
  place: ListPlace
  address: ListAddress
  /** undefined: search engines keep this one out. */
  canonical: string | undefined
  heading: string
  lang?: Lang
  title: string
  description: string
  /** How it is sorted, and when that was worked out. */
  rule: string
  trail: Crumb[]
  /** What the list is a part of, and its parts; the one that is shown is current. */
  categories: { name: string; lang?: Lang; place: ListPlace; current: boolean }[]
  apps: AppItem[]
  /** How many stand on the pages before. */
  from: number
  found: number
  lastPage: number
  /** Beside the list, where there is room. */
  rising: AppItem[]
}
