import { ask } from '../../../catalogue/commands/ask.ts'
import { categoryPut } from '../../../contract/commands/taxonomy.schema.ts'
import type { Database } from '../../../data/db/database.ts'
import { APPS_LISTED } from '../../../data/db/queries/ranked-apps.ts'
import type { CategoryKind, CategoryLine } from '../../views/categories/model.ts'
import { type Asked, type Screen, shown } from '../screen.ts'

type CategoryRow = Omit<CategoryLine, 'depth'> & { kind: CategoryKind }

/** All of them, some dozens or hundreds. Apps are counted by the lists that visitors leaf through, which end at a thousand. */
const rowsOf = (db: Database): Promise<CategoryRow[]> =>
  ask(
    db,
    `select c.id, c.revision, c.parent_id as "parentId", c.resource_type::text as kind, c.slug, c.position,
       (select coalesce(jsonb_object_agg(t.locale, t.name), '{}') from category_texts t where t.category_id = c.id) as names,
       (select cardinality(r.app_ids) from app_ranks r where r.list = c.id::text and r.sort = 'new') as apps
     from categories c order by c.position, c.id`,
  )

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
  const rows = await rowsOf(db)
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
