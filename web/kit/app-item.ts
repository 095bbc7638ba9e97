import type { Lang } from './lang.ts'

/** An app as lists show it. */
export interface AppItem {
  appId: number
  packageName: string
  name: string
  lang?: Lang
  summary: string
  summaryLang?: Lang
  iconKey: string
  game: boolean
  category: string | undefined
  categoryLang?: Lang
  developer: string | undefined
  score: string | undefined
  downloads: string
  /** undefined: nothing can be downloaded. */
  size: string | undefined
  /** What the list is sorted by; undefined: by nothing that has a number, or this app's is not known. */
  figure?: Figure | undefined
  /** Its place in the list, where apps between may be left out. */
  place?: number | undefined
  /** By how many places it rose since yesterday, or fell; undefined: not known. */
  move?: number | 'new' | undefined
  /** Came into the store recently. */
  fresh?: boolean | undefined
}

/** A number and what it counts: never the one without the other. */
export interface Figure {
  value: string
  label: string
}
