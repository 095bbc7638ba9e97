import type { Lang } from '../../kit/lang.ts'
import type { Kind } from '../category-crumbs.ts'

export interface CategoriesModel {
  canonical: string
  kinds: { kind: Kind; categories: CategoryGroup[] }[]
}

/** A category, and those in it. */
interface CategoryGroup {
  categoryId: number
  name: string
  lang?: Lang
  slug: string
  inside: { categoryId: number; name: string; lang?: Lang }[]
}
