import { personEnd, personPut, personReset } from '../../../contract/commands/people.schema.ts'
import { type CommandContext, columns, commandHandler, theRow } from '../command-context.ts'
import { refused } from '../refused.ts'
import type { Row } from '../tables.ts'
import { putOne } from './taxonomy.ts'

const put = commandHandler(personPut, async (work, { id, revision, ...fields }) => {
  const was = id === undefined ? undefined : await theRow(work.rows, 'staff', { id })
  const person = await putOne(work, 'staff', { id, revision }, columns(fields), ['name', 'role'])
  if (was?.role === 'owner' && fields.role !== undefined && fields.role !== 'owner') await keepAnOwner(work)
  return { person }
})

const end = commandHandler(personEnd, async (work, { id, revision }) => {
  const { role } = await theRow(work.rows, 'staff', { id }, revision)
  await work.rows.put('staff', [{ id, ended: true }])
  if (role === 'owner') await keepAnOwner(work)
  return undefined
})

const HOUR_MS = 3_600_000

const reset = commandHandler(personReset, async ({ rows }, { id }) => {
  const { ended } = await theRow(rows, 'staff', { id })
  if (ended) throw refused('person.ended', {})
  await rows.put('staff', [{ id, reset_until: new Date(Date.now() + HOUR_MS).toISOString() }])
  return undefined
})

/** Somebody must be able to let others in. */
async function keepAnOwner({ rows }: CommandContext): Promise<void> {
  const owners: Row[] = await rows.find('staff', { role: 'owner', ended: false })
  if (owners.length === 0) throw refused('person.last-owner', {})
}

export const peopleHandlers = [put, end, reset]
