import type { Kind } from '../category-crumbs.ts'

export interface CategoriesModel {
  canonical: string
  kinds: { kind: Kind; categories: CategoryGroup[] }[]
}

/** A category, and those in it. */
export interface CategoryGroup {
  categoryId: number
  name: string
  slug: string
  inside: { categoryId: number; name: string }[]
}
