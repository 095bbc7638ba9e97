import { personEnd, personPut, personReset } from '../../../contract/commands/people.schema.ts'
import { columns, commandHandler, putOne, theRow } from '../command-context.ts'
import { refused } from '../refused.ts'

const put = commandHandler(personPut, async (work, { name, ...fields }) => {
  if (fields.id === undefined) return { person: await putOne(work, 'staff', columns({ name, ...fields })) }
  const row = await theRow(work.rows, 'staff', { id: fields.id })
  if (name !== undefined && name !== row.name) throw refused('person.name-fixed', {})
  return { person: await putOne(work, 'staff', columns(fields)) }
})

const end = commandHandler(personEnd, async (work, { id, revision }) => {
  await theRow(work.rows, 'staff', { id }, revision)
  await work.rows.put('staff', [{ id, ended: true }])
  return undefined
})

const HOUR_MS = 3_600_000

const reset = commandHandler(personReset, async ({ rows }, { id }) => {
  const { ended } = await theRow(rows, 'staff', { id })
  if (ended) throw refused('person.ended', {})
  await rows.put('staff', [{ id, reset_until: new Date(Date.now() + HOUR_MS).toISOString() }])
  return undefined
})

export const peopleHandlers = [put, end, reset]
