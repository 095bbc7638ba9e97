import type { AppPageRow } from '../../../data/db/queries/documents/detail.ts'
import type { DetailModel } from '../detail/model.ts'
import type { ComparedCell } from './model.ts'

/** An app as the database has it and as its own page presents it. */
export interface Shown {
  row: AppPageRow
  model: DetailModel
}

export interface RowOfApps {
  label: string
  /** undefined: there is no data. */
  says(app: Shown): ComparedCell | undefined
  /** What an app without data is said to have, where another has some. */
  none?: string
  /** The value by which one is the best; without it the row has none. */
  value?(app: Shown): number | undefined
  better?: 'more' | 'less'
}
