import type { CategoryRow } from '../../../data/db/queries/categories.ts'
import type { HomeModel } from './model.ts'

/** The categories of the first rank. */
export const presentTiles = (categories: CategoryRow[]): HomeModel['categories'] =>
  categories
    .filter(({ parentId }) => parentId === null)
    .map(({ id, name, lang, slug, resourceType }) => ({
      categoryId: id,
      name,
      lang,
      slug,
      game: resourceType === 1,
    }))
