import type { Lang } from '../../kit/lang.ts'

/** A collection as lists of them show it. */
export interface CollectionCard {
  collectionId: number
  kicker: string
  title: string
  lead: string
  lang?: Lang
  /** undefined: its icons are its picture. */
  imageKey: string | undefined
  icons: { appId: number; iconKey: string }[]
  /** `11-14` */
  date: string
  count: number
}

export interface CollectionsModel {
  canonical: string | undefined
  collections: CollectionCard[]
}
