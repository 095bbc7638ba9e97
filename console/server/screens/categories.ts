import { categoryPut } from '../../../contract/commands/taxonomy.schema.ts'
import { type CategoryRow, treeOfCategories } from '../../../data/db/queries/categories/tree.ts'
import { APPS_LISTED } from '../../../data/db/queries/ranked-apps.ts'
import type { CategoryLine } from '../../views/categories/model.ts'
import { type Asked, type Screen, shown } from '../screen.ts'

/** Each below the one that it stands inside of. What hangs on none of these stands at the top, so that it can be put right. */
function asTree(rows: CategoryRow[]): CategoryLine[] {
  const lines = new Map<number, CategoryLine>()
  const add = ({ kind: _, ...row }: CategoryRow, depth: number) => {
    if (lines.has(row.id)) return
    lines.set(row.id, { ...row, depth })
    for (const child of rows) if (child.parentId === row.id) add(child, depth + 1)
  }
  const isHere = (id: number | null) => rows.some(row => row.id === id)
  for (const row of rows) if (!isHere(row.parentId)) add(row, 0)
  for (const row of rows) add(row, 0)
  return [...lines.values()]
}

async function show({ db, params, query, person }: Asked) {
  const rows = await treeOfCategories(db)
  const wanted = params.id === undefined ? undefined : rows.find(({ id }) => String(id) === params.id)
  if (params.id !== undefined && !wanted) return undefined
  const kind = wanted?.kind ?? (query.kind === '1' ? '1' : '0')
  const lines = asTree(rows.filter(row => row.kind === kind))
  return shown('categories', {
    kind,
    lines,
    chosen: wanted && lines.find(({ id }) => id === wanted.id),
    max: APPS_LISTED,
    mayPut: categoryPut.roles.includes(person.role as never),
  })
}

export const categoryScreens: Screen[] = [
  { path: '/categories', show },
  { path: '/categories/:id', show },
]
