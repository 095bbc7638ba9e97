import type { TableRows } from '../../data/db/table-types.ts'

/** A row of any table, as the database writes it in JSON: for code that handles all tables alike, such as the record of changes. */
export type Row = Record<string, unknown>

/** Any, where the table is not known. */
type Column<Table extends keyof TableRows> = [Table] extends [never] ? string : keyof TableRows[Table]

interface TableFacts<Table extends keyof TableRows = never> {
  key: readonly Column<Table>[]
  /** The column with the app that it is about. */
  app?: Column<Table>
  /** Columns that the database derives. They are no part of a change. */
  derived?: readonly Column<Table>[]
  /** Whole numbers that JavaScript can't hold: read as text. */
  large?: readonly Column<Table>[]
  /** What a visitor wrote for staff alone: never read here, so never kept in a change. */
  unread?: readonly Column<Table>[]
}

const placed = { key: ['id'], app: 'app_id', derived: ['revision'] } as const
const listed = ['app_id', 'locale', 'position'] as const

/** The tables that commands write, in order of references. data/db/rights.ts has other writers. */
export const TABLES = {
  developers: { key: ['id'], derived: ['revision'] },
  developer_texts: { key: ['developer_id', 'locale'] },
  categories: { key: ['id'], derived: ['revision'] },
  category_texts: { key: ['category_id', 'locale'] },
  permissions: { key: ['id'] },
  apps: { key: ['id'], app: 'id', derived: ['revision', 'updated_at', 'current_version_id'] },
  developer_proofs: { key: ['id'], app: 'app_id' },
  app_texts: { key: ['app_id', 'locale'], app: 'app_id' },
  imported_texts: { key: ['app_id', 'locale'], app: 'app_id' },
  app_stats: {
    key: ['app_id'],
    app: 'app_id',
    derived: ['comments', 'week_downloads', 'last_week_downloads'],
  },
  app_categories: { key: ['app_id', 'category_id'], app: 'app_id' },
  versions: { key: ['id'], app: 'app_id', large: ['version_code'] },
  version_texts: { key: ['version_id', 'locale'] },
  packages: { key: ['version_id', 'abi'] },
  screenshots: { key: ['app_id', 'position'], app: 'app_id', derived: ['orientation'] },
  videos: { key: ['app_id', 'position'], app: 'app_id' },
  use_skills: { key: listed, app: 'app_id' },
  privacy_items: { key: listed, app: 'app_id' },
  purchases: { key: listed, app: 'app_id' },
  notices: placed,
  comments: { key: ['app_id', 'id'], app: 'app_id', derived: ['reply_count'] },
  replies: { key: ['app_id', 'comment_id', 'number'], app: 'app_id' },
  gift_cards: placed,
  ad_locations: placed,
  download_configs: placed,
  brand_banners: placed,
  features: placed,
  collections: { key: ['id'], derived: ['revision'] },
  collection_apps: { key: ['collection_id', 'app_id'], app: 'app_id' },
  // Staff's decisions; what an import found is in the other columns (catalogue/repositories).
  repositories: {
    key: ['id'],
    derived: [
      'name',
      'held_timestamp',
      'held_sha256',
      'held_address',
      'mirrors',
      'added_at',
      'ran_at',
      'failures',
      'succeeded_at',
      'is_stale',
    ],
  },
  repository_apps: { key: ['repository_id', 'package_name'], app: 'app_id' },
  search_words: { key: ['id'], derived: ['revision'] },
  experiments: { key: ['name'] },
  staff: { key: ['id'], derived: ['revision', 'created_at'] },
  reports: { key: ['id'], unread: ['about', 'body', 'contact', 'number'] },
} as const satisfies { [Table in keyof TableRows]: TableFacts<Table> }

export type TableName = keyof typeof TABLES
export type StoredRow<Table extends TableName> = TableRows[Table]
/** Tables whose rows have a number and a revision. */
export type RevisedTable = {
  [Table in TableName]: 'revision' extends keyof TableRows[Table] ? Table : never
}[TableName]
/** Some columns of a table. */
export type Columns<Table extends TableName> = {
  [Name in keyof TableRows[Table]]?: TableRows[Table][Name] | undefined
}

type KeyOfEach<Given> = Given extends unknown ? keyof Given : never
/** Columns of a table and nothing else. The compiler alone doesn't see a misspelt column beside a spread or in a variable. */
export type Exact<Table extends TableName, Given> = Given & {
  [Name in KeyOfEach<Given>]?: Name extends keyof TableRows[Table] ? Columns<Table>[Name] : never
}

type Snake<Name> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : Name
/** Fields of a command's input, by the names of their columns. */
export type AsColumns<Fields> = { [Name in keyof Fields as Snake<Name>]: Fields[Name] }

export const factsOf = (table: TableName): TableFacts => TABLES[table]
export const isTable = (name: string): name is TableName => Object.hasOwn(TABLES, name)
