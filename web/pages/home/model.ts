import type { AppItem } from '../../kit/app-list.tsx'
import type { Chart } from '../../kit/charts.tsx'
import type { Lang } from '../../kit/lang.ts'
import type { CollectionCard } from '../collections/model.ts'
import type { GiftItem } from '../gifts/model.ts'

export interface HomeModel {
  canonical: string
  /** The large ones, one after the other, and those beside them. */
  slides: Feature[]
  beside: Feature[]
  categories: { categoryId: number; name: string; lang?: Lang; slug: string; game: boolean }[]
  hot: AppItem[]
  collections: CollectionCard[]
  games: GameItem[]
  charts: Chart[]
  /** When the charts were computed, as this language writes it; empty: unknown. */
  day: string
  fresh: AppItem[]
  gifts: GiftItem[]
  /** How many gifts can be had. */
  openGifts: number
}

/** What the people who run the store put on top. */
export interface Feature {
  id: number
  kicker: string
  title: string
  body: string
  lang?: Lang
  imageKey: string
  url: string
  ad: boolean
  /** The app that it is about, if it is about one. */
  appId: number | undefined
  iconKey: string | undefined
}

export interface GameItem extends AppItem {
  /** A wide picture of it. */
  pictureKey: string | undefined
}
