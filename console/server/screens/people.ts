import { ask } from '../../../catalogue/commands/ask.ts'
import { COMMANDS } from '../../../contract/commands/all.schema.ts'
import type { Database } from '../../../data/db/database.ts'
import type { PersonModel } from '../../views/people/people.tsx'
import type { RequestModel } from '../../views/people/requests.tsx'
import { findEvents } from '../access/account-events.ts'
import { codesLeft } from '../access/codes.ts'
import { keysOf } from '../access/passkeys.ts'
import { openSessions } from '../access/sessions.ts'
import { type RequestRow, requestRows } from '../requests.ts'
import { type Screen, shown } from '../screen.ts'

const iso = (at: Date) => at.toISOString()

async function sessionsOf(db: Database, here: number, staff?: number) {
  return (await openSessions(db, staff)).map(({ createdAt, seenAt, ...session }) => ({
    ...session,
    createdAt: iso(createdAt),
    seenAt: iso(seenAt),
    isHere: session.id === here,
  }))
}

const people: Screen = {
  path: '/people',
  roles: ['owner'],
  async show({ db, person }) {
    const rows = await ask<Omit<PersonModel, 'seenAt'> & { seenAt: Date | null }>(
      db,
      `select p.id, p.revision, p.name, p.role, p.email, p.ended,
         (select count(*)::int from staff_keys k where k.staff_id = p.id) as keys,
         coalesce(p.reset_until > now(), false) as "mayReset",
         exists (select from staff_codes c where c.staff_id = p.id) as "wasHere",
         (select max(seen_at) from staff_sessions s where s.staff_id = p.id) as "seenAt"
       from staff p order by p.ended, p.name limit 500`,
    )
    return shown('people', {
      people: rows.map(row => ({ ...row, seenAt: row.seenAt && iso(row.seenAt) })),
      sessions: await sessionsOf(db, person.session),
      commands: [...COMMANDS.values()].map(({ name, summary, roles, wantsApproval = false }) => ({
        name,
        summary,
        roles,
        isForTwo: wantsApproval,
      })),
    })
  },
}

const me: Screen = {
  path: '/me',
  fresh: true,
  async show({ db, person, deps, token }) {
    const keys = await keysOf(db, person.id)
    const options = await deps.passkeys.toMake(
      token,
      person,
      keys.map(({ id }) => id),
    )
    return shown('me', {
      keys: keys.map(({ createdAt, usedAt, ...key }) => ({
        ...key,
        createdAt: iso(createdAt),
        usedAt: usedAt && iso(usedAt),
      })),
      codesLeft: await codesLeft(db, person.id),
      sessions: await sessionsOf(db, person.session, person.id),
      options: JSON.stringify(options),
      events: await findEvents(db, person.id),
    })
  },
}

const requests: Screen = {
  path: '/requests',
  async show({ db }) {
    const rows = await requestRows(db)
    return shown('requests', {
      requests: rows.map(row => ({
        ...row,
        input: JSON.stringify(row.input),
        at: iso(row.at),
        expiresAt: iso(row.expiresAt),
        undoes: row.undoes && { ...row.undoes, at: new Date(row.undoes.at).toISOString() },
        state: stateOf(row),
      })),
    })
  },
}

function stateOf({ isOpen, isExpired, agreed, decidedBy }: RequestRow): RequestModel['state'] {
  if (isOpen) return 'open'
  if (isExpired) return 'expired'
  if (agreed) return 'agreed'
  return decidedBy === null ? 'takenBack' : 'refused'
}

export const peopleScreens = [people, me, requests]
