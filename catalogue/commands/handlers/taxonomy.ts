import { categoryPut, developerPut } from '../../../contract/commands/taxonomy.schema.ts'
import {
  asColumn,
  type CommandContext,
  columns,
  commandHandler,
  putByLocale,
  theRow,
} from '../command-context.ts'
import { refused } from '../refused.ts'
import type { Row, TableName } from '../tables.ts'

/** The row of this number as it shall be, or a new one, which has these columns. */
export async function putOne(
  { rows }: CommandContext,
  table: TableName,
  { id, revision }: { id?: number | undefined; revision?: number | undefined },
  given: Row,
  needed: readonly string[],
): Promise<number> {
  if (id !== undefined) await theRow(rows, table, { id }, revision)
  const missing = id === undefined ? needed.filter(field => given[asColumn(field)] === undefined) : []
  if (missing.length > 0) throw refused('fields.required', { fields: missing })
  if (id === undefined) return rows.make(table, given)
  await rows.put(table, [{ id, ...given }])
  return id
}

const category = commandHandler(categoryPut, async (work, { id, revision, names = {}, ...fields }) => {
  if (id !== undefined) await refuseCircle(work, id, fields.parentId)
  const category_id = await putOne(work, 'categories', { id, revision }, columns(fields), [
    'slug',
    'resourceType',
  ])
  await putByLocale(work, 'category_texts', { category_id }, names, name => ({ name }))
  return { category: category_id }
})

/** A category that stands below itself would be in no list. */
async function refuseCircle(
  { rows }: CommandContext,
  id: number,
  parentId: number | null | undefined,
): Promise<void> {
  for (let above = parentId ?? null; above !== null; ) {
    if (above === id) throw refused('category.cycle', {})
    above = (await theRow(rows, 'categories', { id: above })).parent_id as number | null
  }
}

const developer = commandHandler(
  developerPut,
  async (work, { id, revision, texts = {}, ...fields }) => {
    const developer_id = await putOne(work, 'developers', { id, revision }, columns(fields), ['name'])
    await putByLocale(work, 'developer_texts', { developer_id }, texts, columns)
    return { developer: developer_id }
  },
  (rows, inputs) => rows.reserve('developers', inputs.filter(({ id }) => id === undefined).length),
)

export const taxonomyHandlers = [category, developer]
