import { personEnd, personPut, personReset } from '../../contract/commands/people.schema.ts'
import { Refused } from '../refused.ts'
import { columns, deed, theRow } from '../work.ts'
import { putOne } from './shelves.ts'

const put = deed(personPut, async (work, { id, revision, ...fields }) => {
  const person = await putOne(work, 'staff', { id, revision }, columns(fields), ['name', 'role'])
  return { person }
})

const end = deed(personEnd, async (work, { id, revision }) => {
  await theRow(work.rows, 'staff', { id }, revision)
  await work.rows.put('staff', [{ id, ended: true }])
  return undefined
})

const HOUR_MS = 3_600_000

const reset = deed(personReset, async ({ rows }, { id }) => {
  const { ended } = await theRow(rows, 'staff', { id })
  if (ended) throw new Refused('conflict', 'this person works here no longer')
  await rows.put('staff', [{ id, reset_until: new Date(Date.now() + HOUR_MS).toISOString() }])
  return undefined
})

export const peopleDeeds = [put, end, reset]
