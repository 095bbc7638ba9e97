import { factsOf, TABLES, type TableName } from '../../catalogue/commands/tables.ts'
import { query } from './query.ts'

/** What a column is in the JSON of its row. Whole numbers that JavaScript can't hold are texts, and may be given as either. */
const TYPES: Record<string, string> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'number',
  float4: 'number',
  float8: 'number',
  bool: 'boolean',
  text: 'string',
  uuid: 'string',
  bytea: 'string',
  date: 'string',
  timestamptz: 'string',
  jsonb: 'Json',
}

interface Column {
  table: TableName
  name: string
  type: string
  nullable: boolean
}

/** data/db/table-types.ts, of a database as migrations leave it. */
export async function tableTypes(databaseUrl: string): Promise<string> {
  const { rows } = await query(
    databaseUrl,
    `select table_name as table, column_name as name, udt_name as type, is_nullable = 'YES' as nullable
     from information_schema.columns where table_schema = 'public' and table_name = any ($1)
     order by table_name, column_name`,
    [Object.keys(TABLES)],
  )
  const tables = [...Map.groupBy(rows as Column[], ({ table }) => table)]
  return [
    '// Made by tests/integration/table-types.test.ts: vitest run --project integration table-types -u',
    '',
    'type Json = string | number | boolean | null | Json[] | { [name: string]: Json }',
    '',
    '/** The tables that commands write, with their columns as they stand in the JSON of a row. */',
    'export type TableRows = {',
    ...tables.flatMap(([table, columns]) => [`  ${table}: {`, ...columns.map(line), '  }']),
    '}',
    '',
  ].join('\n')
}

function line({ table, name, type, nullable }: Column): string {
  const { large = [] } = factsOf(table)
  const isList = type.startsWith('_')
  const one = large.includes(name) ? 'string' : TYPES[type.replace(/^_/, '')]
  if (one === undefined) throw new Error(`${table}.${name}: what ${type} is in JSON is not known`)
  const all = isList ? `${one}[]` : one
  return `    ${name}: ${nullable && all !== 'Json' ? `${all} | null` : all}`
}
