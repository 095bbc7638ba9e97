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
 * Makes a one-time sign-in link for this person, or for the first owner, and returns its path. Earlier links stop working. `by`
 * is recorded as its maker.
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

/** The person, if a colleague may make a link for them. */
export const personForLink = async (db: Database, staff: number) =>
  (await mayHaveLink(db, { staff })).find(({ may }) => may)

/** undefined: it was used, its time is over, or there never was one. */
export const findLink = async (db: Database, token: string) =>
  (await goodLink(db, { hash: hashOf(token) }))[0]

/** Spends a link and returns whether it was valid. */
export const spendLink = async (db: Database, token: string): Promise<boolean> =>
  (await spend(db, { hash: hashOf(token) })).length > 0

/** Whether the console has any people yet. */
export const hasPeople = async (db: Database): Promise<boolean> => (await anybody(db)).length > 0
