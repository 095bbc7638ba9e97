import type { AppSort } from '../../../rules/apps/app-sorts.ts'

/** A way in which an app is found (data/search/levels.ts). */
export type FoundAs =
  | 'name'
  | 'key'
  | 'begins'
  | 'initials'
  | 'words'
  | 'part'
  | 'inside'
  | 'package'
  | 'topic'
  | 'sure'
  | 'other'
  | 'about'
  | 'text'
  | 'near'

export interface RankedApp {
  id: number
  name: string
  lang: string | null
  icon: string
  ways: FoundAs[]
  worth: number
  popularity: number
  language: number
}

/** Where an app stands in lists, and the numbers that decide it. */
export interface ListPlaces {
  id: number
  name: string
  downloads: number
  week: number
  lastWeek: number
  stars: number | null
  raters: number
  addedAt: string
  places: { list: string; sort: AppSort; place: number; of: number }[]
}

export interface SearchesModel {
  missed: { word: string; searches: number }[]
  sought: { word: string; searches: number }[]
  query: string
  /** undefined: nothing was asked for. */
  ranked: RankedApp[] | undefined
  app: string
  /** null: there is no such app; undefined: none was asked for. */
  lists: ListPlaces | null | undefined
}
