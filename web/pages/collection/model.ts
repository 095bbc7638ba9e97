import type { AppItem } from '../../kit/app-list.tsx'
import type { Lang } from '../../kit/lang.ts'

export interface CollectionModel {
  collectionId: number
  canonical: string
  kicker: string
  title: string
  lead: string
  lang?: Lang
  /** The story, by paragraphs. */
  story: string[]
  imageKey: string | undefined
  date: string
  apps: AppItem[]
}
