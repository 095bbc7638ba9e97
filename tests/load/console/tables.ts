import { catalogue } from '../data/catalogue.ts'
import { discussion } from '../data/discussion.ts'
import { mix } from '../data/random.ts'
import type { Shape } from '../data/shape.ts'
import type { Table, Value } from '../data/table.ts'
import { searchedTables } from '../search/catalogue.ts'
import { placements } from './placements.ts'
import { record } from './record.ts'

/** A whole store as staff see it: names that can be told apart, apps of every state, drafts, what is placed, and who did what. */
export function consoleTables(shape: Shape): Table[] {
  const searched = new Map(searchedTables(shape.apps).map(table => [table.name, table]))
  const tables = catalogue(shape).map(table => searched.get(table.name) ?? table)
  return [
    ...tables.map(table =>
      table.name === 'apps' ? inEveryState(table) : table.name === 'versions' ? ofEveryKind(table) : table,
    ),
    ...discussion(shape),
    ...placements(shape.apps),
    ...record(shape),
  ]
}

/** One in a hundred is delisted already; one in ten of those was taken down, and one in a thousand has no version yet. */
function inEveryState(table: Table): Table {
  const [status, version] = ['status', 'current_version_id'].map(name =>
    table.columns.split(',').indexOf(name),
  )
  return more(table, 'taken_down', (row, id) => [
    ...row.map((value, i) => (i === version && mix(201, id) % 1000 === 0 ? null : value)),
    row[status ?? -1] === 'delisted' && mix(202, id) % 10 === 0,
  ])
}

/** Some are drafts; one in ten is warned of, and a few are of what hardly any is. */
const ofEveryKind = (table: Table): Table =>
  more(table, 'state,anti_features', (row, id) => [
    ...row,
    mix(203, id) % 10_000 === 0 ? 'draft' : 'published',
    mix(204, id) % 5000 === 0 ? '{KnownVuln}' : mix(204, id) % 10 === 1 ? '{Ads,Tracking}' : '{}',
  ])

function more(table: Table, columns: string, row: (row: Value[], n: number) => Value[]): Table {
  function* rows() {
    let n = 0
    for (const one of table.rows()) yield row(one, ++n)
  }
  return { ...table, columns: `${table.columns},${columns}`, rows }
}
