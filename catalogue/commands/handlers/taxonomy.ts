import {
  categoryPut,
  developerPut,
  searchWordsPut,
  searchWordsRemove,
} from '../../../contract/commands/taxonomy.schema.ts'
import { plainPhrase } from '../../../data/search/read-search.ts'
import {
  type CommandContext,
  columns,
  commandHandler,
  putByLocale,
  putOne,
  theRow,
} from '../command-context.ts'
import { refused } from '../refused.ts'

const category = commandHandler(categoryPut, async (work, { names = {}, ...fields }) => {
  if (fields.id !== undefined) await refuseCircle(work, fields.id, fields.parentId)
  const category_id = await putOne(work, 'categories', columns(fields))
  await putByLocale(work, 'category_texts', { category_id }, names, name => ({ name }))
  return { category: category_id }
})

/** A category below itself would be in no list. */
async function refuseCircle(
  { rows }: CommandContext,
  id: number,
  parentId: number | null | undefined,
): Promise<void> {
  for (let above = parentId ?? null; above !== null; ) {
    if (above === id) throw refused('category.cycle', {})
    above = (await theRow(rows, 'categories', { id: above })).parent_id
  }
}

const developer = commandHandler(
  developerPut,
  async (work, { texts = {}, ...fields }) => {
    const developer_id = await putOne(work, 'developers', columns(fields))
    await putByLocale(work, 'developer_texts', { developer_id }, texts, columns)
    return { developer: developer_id }
  },
  (rows, inputs) => rows.reserve('developers', inputs.filter(({ id }) => id === undefined).length),
)

/** Phrases are kept as queries are read. */
const plainOnes = (phrases: string[] | undefined) =>
  phrases &&
  [...new Set(phrases.flatMap(text => text.split(/[,，、;；\n]/)).map(plainPhrase))].filter(
    phrase => phrase !== '',
  )

const searchWords = commandHandler(searchWordsPut, async (work, { typed, meant, ...fields }) => ({
  id: await putOne(
    work,
    'search_words',
    columns({ ...fields, typed: plainOnes(typed), meant: plainOnes(meant) }),
  ),
}))

const removeSearchWords = commandHandler(searchWordsRemove, async ({ rows }, { id, revision }) => {
  await theRow(rows, 'search_words', { id }, revision)
  await rows.remove('search_words', [{ id }])
  return undefined
})

export const taxonomyHandlers = [category, developer, searchWords, removeSearchWords]
