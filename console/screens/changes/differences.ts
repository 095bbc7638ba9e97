import type { ChangedRow } from '../../../data/db/queries/changes/change.ts'
import type { ChangedField } from '../../words/sentence-parts.ts'
import { fieldOf, type ValueKind } from './fields.ts'
import { languageIn } from './language-in.ts'
import { type Names, nameOf } from './names.ts'

/** A value with the row that it is from: a screenshot's size is beside its key. */
export interface Value {
  value: unknown
  row: Record<string, unknown>
}

/** A field as it was and as it is. A field of several rows, such as screenshots, has several values. */
export interface Difference {
  field: ChangedField
  kind: ValueKind
  /** The app, where the change is of several. */
  of: string | undefined
  before: Value[]
  after: Value[]
}

/** What staff have a name for, field by field; the other columns are left to the technical rows. */
export function differencesOf(rows: ChangedRow[], names: Names, isOfSeveral: boolean): Difference[] {
  const found = new Map<string, Difference>()
  for (const { table, before, after } of rows) {
    const row = { ...before, ...after }
    const app = table === 'apps' ? row.id : row.app_id
    const of = isOfSeveral && app !== undefined ? nameOf(names, 'apps', app) : undefined
    const isText = table.endsWith('_texts') && typeof row.locale === 'string'
    const language = isText ? languageIn(String(row.locale)) : undefined
    for (const column of Object.keys(row)) {
      const known = fieldOf(table, column)
      if (!known) continue
      const field = { name: known.name, language }
      const key = [table, of, field.name, language].join('\n')
      const difference = found.get(key) ?? { field, kind: known.kind, of, before: [], after: [] }
      const [was, is] = [before?.[column] ?? null, after?.[column] ?? null]
      if (before && after && JSON.stringify(was) === JSON.stringify(is)) continue
      if (hasValue(was)) difference.before.push({ value: was, row: { ...row, ...before } })
      if (hasValue(is)) difference.after.push({ value: is, row: { ...row, ...after } })
      found.set(key, difference)
    }
  }
  return [...found.values()].filter(({ before, after }) => before.length + after.length > 0)
}

const hasValue = (value: unknown) =>
  value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
