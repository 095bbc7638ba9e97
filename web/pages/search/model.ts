import type { AppItem } from '../../kit/app-list.tsx'
import type { SearchAddress } from './address.ts'

export interface SearchModel {
  address: SearchAddress
  apps: AppItem[]
  found: number
  /** How many a search lists at most. */
  most: number
  /** Nothing was found as it was written; these have names close to it. */
  near: boolean
  /** The words that were looked for, to be marked in what was found. */
  sought: string[]
  /** How many stand on the pages before this one. */
  from: number
  lastPage: number
  /** For who has not found anything yet. */
  hot: AppItem[]
}
