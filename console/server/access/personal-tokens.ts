import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../../../data/db/database.ts'
import { insertToken } from '../../../data/db/queries/access/personal-tokens.ts'

/** How many days a token may last, the usual first. */
export const TOKEN_DAYS = [30, 7, 90] as const

/** Returns a new token, which is shown once, and of which only the hash is kept; undefined: the person has too many. */
export async function makePersonalToken(
  db: Database,
  staff: number,
  { label, days }: { label: string; days: number },
): Promise<string | undefined> {
  // The prefix is for scanners that look for leaked secrets.
  const secret = `pergola_${randomBytes(32).toString('base64url')}`
  const hash = createHash('sha256').update(secret).digest()
  const lasts = TOKEN_DAYS.find(allowed => allowed === days) ?? TOKEN_DAYS[0]
  const made = await insertToken(db, { hash, staff, label, days: lasts })
  return made.length > 0 ? secret : undefined
}
