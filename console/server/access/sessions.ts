import { createHash, randomBytes } from 'node:crypto'
import type { PersonRole } from '../../../contract/commands/roles.ts'
import type { Database } from '../../../data/db/database.ts'
import {
  endSession as end,
  endSessions as endAll,
  insertSession,
  visitSession,
} from '../../../data/db/queries/access/sessions.ts'

export interface Person {
  id: number
  name: string
  role: PersonRole
  session: number
  /** What the cookie holds. */
  secret: string
  /** Whether they authenticated recently. */
  isFresh: boolean
}

/** What a browser says of itself, and where it is. */
export interface Browser {
  agent: string
  network: string
}

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** Begins a session; what its cookie holds. */
export async function beginSession(
  db: Database,
  staff: number,
  { agent, network }: Browser,
  isFresh = true,
): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await insertSession(db, { hash: hashOf(secret), staff, browser: hashOf(agent), agent, network, isFresh })
  return secret
}

/** Returns whose session it is. A session that is used in another browser than its own counts as stolen and is ended. */
export async function findPerson(
  db: Database,
  secret: string,
  { agent }: Browser,
): Promise<Person | 'stolen' | undefined> {
  const [found] = await visitSession(db, { hash: hashOf(secret), browser: hashOf(agent) })
  if (!found) return undefined
  const { isHere, ...person } = found
  return isHere ? { ...person, secret } : 'stolen'
}

/** Ends a session of this person, or of anyone if no person is given. Returns whose it was. */
export const endSession = async (
  db: Database,
  sessionId: number,
  staff?: number,
): Promise<number | undefined> => (await end(db, { sessionId, staff: staff ?? null }))[0]?.staff

/** Ends all sessions of a person, so that only the one from the new link remains. */
export const endSessions = async (db: Database, staff: number): Promise<void> => {
  await endAll(db, { staff })
}
