import type { CategoryRow } from '../../../data/db/queries/categories/tree.ts'

export const CATEGORY_KINDS = ['0', '1'] as const
type CategoryKind = (typeof CATEGORY_KINDS)[number]

export interface CategoryLine extends CategoryRow {
  /** The number of its ancestors. */
  depth: number
}

export interface CategoriesModel {
  kind: CategoryKind
  /** All of the kind, each below its parent. */
  lines: CategoryLine[]
  /** The one that is changed; undefined: one is added. */
  chosen: CategoryLine | undefined
  /** How many apps a list has at most. */
  max: number
  mayPut: boolean
}
