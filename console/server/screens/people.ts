import { COMMANDS } from '../../../contract/commands/all.schema.ts'
import type { Database } from '../../../data/db/database.ts'
import { keysOfPerson } from '../../../data/db/queries/access/keys.ts'
import { openSessions } from '../../../data/db/queries/access/sessions.ts'
import { allPeople } from '../../../data/db/queries/people/people.ts'
import { allRequests, type RequestRow } from '../../../data/db/queries/requests/requests.ts'
import type { RequestModel } from '../../views/people/requests.tsx'
import { findEvents } from '../access/account-events.ts'
import { codesLeft } from '../access/codes.ts'
import { type Screen, shown } from '../screen.ts'

const iso = (at: Date) => at.toISOString()

async function sessionsOf(db: Database, here: number, staff: number | null = null) {
  return (await openSessions(db, { staff })).map(({ createdAt, seenAt, ...session }) => ({
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
    const rows = await allPeople(db)
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
    const keys = await keysOfPerson(db, { staff: person.id })
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
    const rows = await allRequests(db)
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
