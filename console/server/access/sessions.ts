import { createHash, randomBytes } from 'node:crypto'
import { ask } from '../../../catalogue/commands/ask.ts'
import type { PersonRole } from '../../../contract/commands/roles.ts'
import type { Database } from '../../../data/db/database.ts'

/** A session ends so long after it began, or after it was last used. */
const LASTS = '12 hours'
const IDLE = '2 hours'
/** So long after somebody has shown that it is he, he may do what is dangerous. */
const FRESH = '10 minutes'

export interface Person {
  id: number
  name: string
  role: PersonRole
  session: number
  /** What the cookie holds. */
  secret: string
  /** Whether he has shown a moment ago that it is still he. */
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
  await ask(
    db,
    `insert into staff_sessions (hash, staff_id, browser, agent, network, fresh_at)
     values ($1, $2, $3, $4, $5, case when $6 then now() else '-infinity' end)`,
    [hashOf(secret), staff, hashOf(agent), agent.slice(0, 300), network, isFresh],
  )
  return secret
}

/** Whose session it is; undefined: nobody's. One that turns up in another browser than the one it began in is stolen, and ended. */
export async function findPerson(
  db: Database,
  secret: string,
  { agent }: Browser,
): Promise<Person | 'stolen' | undefined> {
  const [found] = await ask<Omit<Person, 'secret'> & { isHere: boolean }>(
    db,
    `update staff_sessions s
     set seen_at = now(), ended_at = case when s.browser = $2 then null else now() end
     from staff p
     where p.id = s.staff_id and s.hash = $1 and s.ended_at is null and not p.ended
       and s.created_at > now() - interval '${LASTS}' and s.seen_at > now() - interval '${IDLE}'
     returning p.id, p.name, p.role, s.id as session, s.browser = $2 as "isHere",
       s.fresh_at > now() - interval '${FRESH}' as "isFresh"`,
    [hashOf(secret), hashOf(agent)],
  )
  if (!found) return undefined
  if (!found.isHere) return 'stolen'
  const { isHere: _, ...person } = found
  return { ...person, secret }
}

export async function refreshSession(db: Database, { session }: Person): Promise<void> {
  await ask(db, 'update staff_sessions set fresh_at = now() where id = $1', [session])
}

/** Ends a session of this person; of another one only where no person is named. Whose it was; undefined: nobody's. */
export async function endSession(db: Database, session: number, staff?: number): Promise<number | undefined> {
  const [ended] = await ask<{ staff: number }>(
    db,
    `update staff_sessions set ended_at = now()
     where id = $1 and ended_at is null and staff_id = coalesce($2, staff_id) returning staff_id as staff`,
    [session, staff ?? null],
  )
  return ended?.staff
}

/** Ends all sessions of a person: whoever comes in by a new link is the only one who is in. */
export async function endSessions(db: Database, staff: number): Promise<void> {
  await ask(db, 'update staff_sessions set ended_at = now() where staff_id = $1 and ended_at is null', [
    staff,
  ])
}

export interface SessionRow {
  id: number
  person: string
  staff: number
  agent: string
  network: string
  createdAt: Date
  seenAt: Date
}

/** Sessions that go on, of one person or of everybody. */
export const openSessions = (db: Database, staff?: number): Promise<SessionRow[]> =>
  ask(
    db,
    `select s.id, p.name as person, p.id as staff, s.agent, s.network, s.created_at as "createdAt", s.seen_at as "seenAt"
     from staff_sessions s join staff p on p.id = s.staff_id
     where s.ended_at is null and not p.ended and s.created_at > now() - interval '${LASTS}'
       and s.seen_at > now() - interval '${IDLE}' and p.id = coalesce($1, p.id)
     order by s.seen_at desc limit 200`,
    [staff ?? null],
  )
