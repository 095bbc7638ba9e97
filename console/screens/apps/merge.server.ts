import type { Form } from '../../kit/request-context.ts'
import { sameValue } from '../../server/changed-fields.ts'
import type { AppValues, Conflict } from './edit-model.ts'

/** Merges a form with the present row. Returns the values of the fields, and those that two people changed at once. */
export function merge(form: Form | undefined, now: AppValues): { values: AppValues; conflicts: Conflict[] } {
  const values: AppValues = { ...now }
  const conflicts: Conflict[] = []
  for (const [name, theirs] of Object.entries(form ? now : {})) {
    const mine = form?.[name]
    const was = form?.[`_was.${name}`] ?? ''
    // Nothing of mine: theirs stays.
    if (mine === undefined || sameValue(mine, was) || form?.[`_keep.${name}`] === 'theirs') continue
    values[name] = mine
    if (!sameValue(theirs, was) && !sameValue(theirs, mine)) conflicts.push({ name, was, theirs, mine })
  }
  return { values, conflicts }
}
