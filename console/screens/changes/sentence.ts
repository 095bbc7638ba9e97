import type { CommandName } from '../../../contract/commands/all.schema.ts'
import type { ChangedRow } from '../../../data/db/queries/changes/change.ts'
import type { ChangedField, SentenceParts } from '../../words/sentence-parts.ts'
import { words } from '../../words/words.ts'
import { fieldOf } from './fields.ts'
import { languageIn } from './language-in.ts'
import { type Names, nameOf } from './names.ts'

/** What is known of a change where it is listed. */
export interface SaidChange {
  actor: string
  command: string
  /** The first app's name, and of how many it is. */
  app: string | null
  apps: number
  /** Its first rows; null: too large for a list. */
  rows: ChangedRow[] | null
  undone: { actor: string; command: string; rows: ChangedRow[] | null } | null
}

/** Commands about something that has a name of its own, and the tables with that name. */
const THINGS: readonly (readonly [prefix: string, tables: readonly string[]])[] = [
  ['developer.', ['developers', 'developer_texts', 'developer_proofs']],
  ['category.', ['categories', 'category_texts']],
  ['collection.', ['collections', 'collection_apps']],
  ['feature.', ['features']],
  ['banner.', ['brand_banners']],
  ['notice.', ['notices']],
  ['gift.', ['gift_cards']],
  ['person.', ['staff']],
  ['repository.', ['repositories', 'repository_apps']],
  ['search-words.', ['search_words']],
  ['experiment.', ['experiments']],
]

/** The change as a sentence. Commands that this release doesn't know are named. */
export function sentenceOf(change: SaidChange, names: Names): string {
  const { undone } = change
  const said = undone && sentenceOf({ ...undone, app: change.app, apps: change.apps, undone: null }, names)
  const tell = words.history.said[change.command as CommandName] as
    | ((it: SentenceParts) => string)
    | undefined
  return tell?.(partsOf(change, names, said)) ?? `${change.actor}: ${change.command}`
}

function partsOf(
  { actor, command, app, apps, rows }: SaidChange,
  names: Names,
  undone: string | null,
): SentenceParts {
  const tables = THINGS.find(([prefix]) => command.startsWith(prefix))?.[1] ?? []
  const main =
    rows?.find(({ table }) => table === tables[0]) ?? rows?.find(({ table }) => tables.includes(table))
  const version = rows?.find(({ table }) => table === 'versions')
  const isNew = main
    ? main.before === null && main.table === tables[0]
    : (rows?.some(({ table, before }) => isPlaced(table, command) && before === null) ?? false)
  return {
    who: nameOf(names, 'actors', actor) ?? actor,
    app,
    apps,
    thing: main ? thingOf(main, names) : null,
    isNew: isNew || (version?.before === null && command === 'version.put'),
    fields: fieldsOf(rows ?? []),
    version: version ? versionOf(version, names) : null,
    undone,
  }
}

const isPlaced = (table: string, command: string) =>
  (table === 'ad_locations' && command.startsWith('ad.')) ||
  (table === 'download_configs' && command.startsWith('download-config.'))

/** The columns by which rows of other tables name what they are about. */
export const OWNERS: Record<string, readonly [column: string, table: string]> = {
  developer_texts: ['developer_id', 'developers'],
  developer_proofs: ['developer_id', 'developers'],
  category_texts: ['category_id', 'categories'],
  collection_apps: ['collection_id', 'collections'],
  repository_apps: ['repository_id', 'repositories'],
}

function thingOf({ table, before, after }: ChangedRow, names: Names): string | null {
  const row = { ...before, ...after }
  const [column, of] = OWNERS[table] ?? ['id', table]
  const said =
    row.name ?? row.title ?? (table === 'notices' ? row.body : undefined) ?? row.typed ?? row.address
  return nameOf(names, of, row[column]) ?? (said === undefined ? null : [said].flat().join(', '))
}

const versionOf = ({ before, after }: ChangedRow, names: Names): string | null => {
  const row = { ...before, ...after }
  return typeof row.version_name === 'string' ? row.version_name : (nameOf(names, 'versions', row.id) ?? null)
}

/** What staff call that which changed, each once and in the order of the rows. */
function fieldsOf(rows: ChangedRow[]): ChangedField[] {
  const found = new Map<string, ChangedField>()
  for (const { table, before, after } of rows) {
    const row = { ...before, ...after }
    const language = typeof row.locale === 'string' ? languageIn(row.locale) : undefined
    const isText = table.endsWith('_texts')
    const isSet = (column: string) => ![null, undefined, ''].includes(row[column] as never)
    for (const column of Object.keys(row)) {
      const field = fieldOf(table, column)
      // Of a row that came or went, what it said; a key that stays is no change.
      const isChanged = before && after ? isOther(before, after, column) : isSet(column)
      if (!field || !isChanged) continue
      const changed = { name: field.name, language: isText ? language : undefined }
      found.set(`${changed.name} ${changed.language}`, changed)
    }
  }
  return [...found.values()]
}

const isOther = (before: Record<string, unknown>, after: Record<string, unknown>, column: string) =>
  JSON.stringify(before[column]) !== JSON.stringify(after[column])
