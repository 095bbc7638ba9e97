import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../../../data/db/database.ts'
import {
  endLinks,
  goodLink,
  insertLink,
  mayHaveLink,
  spendLink as spend,
} from '../../../data/db/queries/access/links.ts'
import { anybody } from '../../../data/db/queries/people/people.ts'
import { recordEvent } from './account-events.ts'

const hashOf = (token: string) => createHash('sha256').update(token).digest()

/**
 * The path of a link by which this person comes in once, or, without one, the first owner. It is the only one that is good: earlier
 * ones end. `by` is whoever makes it, and is recorded.
 */
export async function makeLink(
  db: Database,
  { staff = null, by }: { staff?: number | null; by: string },
): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await db.transaction().execute(async tx => {
    await endLinks(tx, { staff })
    await insertLink(tx, { hash: hashOf(token), staff })
    await recordEvent(tx, { staff, kind: 'link-created', by })
  })
  return `/welcome/${token}`
}

/** The person for whom a colleague may make a link; undefined: not for this one. */
export const personForLink = async (db: Database, staff: number) =>
  (await mayHaveLink(db, { staff })).find(({ may }) => may)

/** undefined: it was used, its time is over, or there never was one. */
export const findLink = async (db: Database, token: string) =>
  (await goodLink(db, { hash: hashOf(token) }))[0]

/** Whether it could be used; nobody uses it again. */
export const spendLink = async (db: Database, token: string): Promise<boolean> =>
  (await spend(db, { hash: hashOf(token) })).length > 0

/** Whether somebody can sign in at all. */
export const hasPeople = async (db: Database): Promise<boolean> => (await anybody(db)).length > 0
