import type { Database } from '../../data/db/database.ts'
import { mayEnroll } from '../../data/db/queries/people/may-enroll.ts'
import { refused } from './refused.ts'
import type { RowChange, RowChanges } from './row-changes.ts'
import type { Row } from './tables.ts'

/** What the record is signed with: the database looks it up after the command has written. */
const IDENTITY = ['role', 'ended']

const isOwner = (person: Row | null) => person?.role === 'owner' && person.ended === false

/** Refuses what would leave the store without an owner, and what people would change of their own identity. */
export async function checkPeople(
  db: Database,
  rows: RowChanges,
  changed: RowChange[],
  actor: string,
): Promise<void> {
  const people = changed.filter(({ table, before }) => table === 'staff' && before !== null)
  if (people.some(({ before, after }) => isOwner(before) && !isOwner(after))) {
    const owners = await rows.find('staff', { role: 'owner', ended: false })
    if (owners.length === 0) throw refused('person.last-owner', {})
  }
  for (const { before, after } of people)
    if (before?.name === actor && IDENTITY.some(column => before[column] !== after?.[column]))
      throw refused('person.own-identity', {})
  // Single sign-on lets in the owner of the email.
  for (const { before, after } of people)
    if (before?.email !== after?.email && before?.name !== actor) {
      const [enrolling] = await mayEnroll(db, { staff: Number(before?.id) })
      if (enrolling?.may === false) throw refused('person.reset-first', {})
    }
}
