import { createHash, randomBytes } from 'node:crypto'
import { ask } from '../../../catalogue/commands/ask.ts'
import type { Database } from '../../../data/db/database.ts'
import { recordEvent } from './account-events.ts'

const HOURS = 24
const hashOf = (token: string) => createHash('sha256').update(token).digest()

/**
 * The path of a link by which this person comes in once, or, without one, the first owner. It is the only one that is good: earlier
 * ones end. `by` is whoever makes it, and is recorded.
 */
export async function makeLink(db: Database, { staff, by }: { staff?: number; by: string }): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await db.transaction().execute(async tx => {
    await ask(
      tx,
      'update staff_links set used_at = now() where used_at is null and staff_id is not distinct from $1',
      [staff ?? null],
    )
    await ask(
      tx,
      `insert into staff_links (hash, staff_id, expires_at) values ($1, $2, now() + interval '${HOURS} hours')`,
      [hashOf(token), staff ?? null],
    )
    await recordEvent(tx, { staff: staff ?? null, kind: 'link-created', by })
  })
  return `/welcome/${token}`
}

/** Whether a colleague may make a link: for whoever was never here, or whom a second person has agreed to let in anew. */
export async function mayMakeLink(db: Database, staff: number): Promise<boolean> {
  const [found] = await ask<{ may: boolean }>(
    db,
    `select not exists (select from staff_keys k where k.staff_id = p.id) and not exists (select from staff_codes c where c.staff_id = p.id)
       or coalesce(p.reset_until > now(), false) as may
     from staff p where p.id = $1 and not p.ended`,
    [staff],
  )
  return found?.may ?? false
}

export interface Link {
  /** null: the first owner, who has no name yet. */
  staff: number | null
  name: string | null
}

const GOOD = `l.used_at is null and l.expires_at > now()
  and case when l.staff_id is null then not exists (select from staff where not ended) else not p.ended end`

/** undefined: it was used, its time is over, or there never was one. */
export async function findLink(db: Database, token: string): Promise<Link | undefined> {
  const [link] = await ask<Link>(
    db,
    `select l.staff_id as staff, p.name from staff_links l left join staff p on p.id = l.staff_id where l.hash = $1 and ${GOOD}`,
    [hashOf(token)],
  )
  return link
}

/** Whether it could be used; nobody uses it again. */
export async function spendLink(db: Database, token: string): Promise<boolean> {
  const used = await ask(
    db,
    `update staff_links set used_at = now() where hash = $1 and used_at is null returning 1`,
    [hashOf(token)],
  )
  return used.length > 0
}

/** Whether somebody can sign in at all. */
export async function hasPeople(db: Database): Promise<boolean> {
  return (await ask(db, 'select from staff where not ended limit 1')).length > 0
}
