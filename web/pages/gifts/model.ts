import type { AppHead } from '../../kit/app-line.tsx'
import type { Lang } from '../../kit/lang.ts'

export interface GiftsModel {
  /** undefined: there is nothing for search engines to find. */
  canonical: string | undefined
  gifts: GiftItem[]
  /** How many stand on the pages before this one. */
  from: number
  /** How many can be had. */
  open: number
  page: number
  lastPage: number
}

export interface GiftItem {
  id: number
  title: string
  content: string
  lang?: Lang
  /** undefined where the whole page is about the app. */
  app: AppHead | undefined
  state: 'open' | 'taken' | 'ended'
  code: string | undefined
  left: string
  total: string
  percent: number
  /** When it ends, in milliseconds. */
  until: number
  /** Where it is handed out; undefined when that is nowhere a page may lead to. */
  link: string | undefined
}
