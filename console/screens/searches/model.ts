import type { numbersOfApp, placesOfApp } from '../../../data/db/queries/searches/places.ts'
import type { missedWords } from '../../../data/db/queries/searches/words.ts'
import type { RowOf } from '../../../data/db/row-of.ts'
import type { Level } from '../../../data/search/levels.ts'
import type { Pick } from '../../kit/picks.ts'

export interface RankedApp {
  id: number
  name: string
  lang: string | null
  icon: string
  /** Ways in which it is found. */
  ways: Level[]
  worth: number
  popularity: number
  language: number
}

/** An app's positions in the charts, and the counts that decide them. */
export interface ListPlaces extends RowOf<typeof numbersOfApp> {
  places: RowOf<typeof placesOfApp>[]
}

export interface SearchesModel {
  missed: RowOf<typeof missedWords>[]
  sought: RowOf<typeof missedWords>[]
  query: string
  /** undefined: nothing was asked for. */
  ranked: RankedApp[] | undefined
  app: number | null
  picked: Pick | undefined
  /** null: there is no such app; undefined: none was asked for. */
  lists: ListPlaces | null | undefined
}
