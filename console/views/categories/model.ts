export const CATEGORY_KINDS = ['0', '1'] as const
export type CategoryKind = (typeof CATEGORY_KINDS)[number]

export interface CategoryLine {
  id: number
  revision: number
  parentId: number | null
  slug: string
  position: number
  /** By language. */
  names: Record<string, string>
  /** Of those that visitors find in it, as many as a list has at most; null: never worked out. */
  apps: number | null
  /** How many it stands inside of. */
  depth: number
}

export interface CategoriesModel {
  kind: CategoryKind
  /** All of the kind, each below the one that it stands inside of. */
  lines: CategoryLine[]
  /** The one that is changed; undefined: one is added. */
  chosen: CategoryLine | undefined
  /** How many apps a list has at most. */
  max: number
  mayPut: boolean
}
