import { z } from 'zod'
import { mayGive } from '../../../contract/commands/roles.ts'
import { categoryPut } from '../../../contract/commands/taxonomy.schema.ts'
import { type CategoryRow, treeOfCategories } from '../../../data/db/queries/categories/tree.ts'
import { APPS_LISTED } from '../../../data/db/queries/ranked-apps.ts'
import { viewOf } from '../../kit/view.ts'
import { choice } from '../../server/query.ts'
import { defineScreen } from '../define-screen.server.ts'
import type { categoriesView } from './categories.tsx'
import { CATEGORY_KINDS, type CategoryLine } from './model.ts'

export const categories = defineScreen({
  path: '/categories/:id?',
  query: z.object({ kind: choice(CATEGORY_KINDS) }),
  view: viewOf<typeof categoriesView>('categoriesView'),
  async load({ db, params, query, person }) {
    const rows = await treeOfCategories(db)
    const wanted = params.id === undefined ? undefined : rows.find(({ id }) => String(id) === params.id)
    if (params.id !== undefined && !wanted) return undefined
    const kind = wanted?.kind ?? query.kind
    const lines = asTree(rows.filter(row => row.kind === kind))
    return {
      kind,
      lines,
      chosen: wanted && lines.find(({ id }) => id === wanted.id),
      max: APPS_LISTED,
      mayPut: mayGive(categoryPut, person.role),
    }
  },
})

/** Sorts categories below their parents. One whose parent is missing goes to the top, so that it can be corrected. */
function asTree(rows: CategoryRow[]): CategoryLine[] {
  const lines = new Map<number, CategoryLine>()
  const add = (row: CategoryRow, depth: number) => {
    if (lines.has(row.id)) return
    lines.set(row.id, { ...row, depth })
    for (const child of rows) if (child.parentId === row.id) add(child, depth + 1)
  }
  const isHere = (id: number | null) => rows.some(row => row.id === id)
  for (const row of rows) if (!isHere(row.parentId)) add(row, 0)
  for (const row of rows) add(row, 0)
  return [...lines.values()]
}
