import type { Form } from '../../kit/request-context.ts'
import { sameValue } from '../../server/changed-fields.ts'
import type { AppValues, Conflict } from './edit-model.ts'

/** What stands in the fields, and what two have changed at once, from what was written into a form and what is there now. */
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
