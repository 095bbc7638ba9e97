import type { AppItem } from '../../kit/app-list.tsx'

export interface CollectionModel {
  collectionId: number
  canonical: string
  kicker: string
  title: string
  lead: string
  /** The story, by paragraphs. */
  story: string[]
  imageKey: string | undefined
  date: string
  apps: AppItem[]
}
