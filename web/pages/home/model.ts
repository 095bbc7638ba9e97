import type { AppItem } from '../../kit/app-list.tsx'
import type { GiftItem } from '../gifts/model.ts'

export interface HomeModel {
  canonical: string
  features: Feature[]
  categories: { categoryId: number; name: string; slug: string; game: boolean }[]
  hot: AppItem[]
  games: GameItem[]
  fresh: AppItem[]
  topSoft: AppItem[]
  topGame: AppItem[]
  rising: AppItem[]
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
