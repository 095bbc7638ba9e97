import { COMMANDS } from '../../../contract/commands/all.schema.ts'
import type { Database } from '../../../data/db/database.ts'
import { eventsOfPerson } from '../../../data/db/queries/access/account-events.ts'
import { keysOfPerson } from '../../../data/db/queries/access/keys.ts'
import { goodTokens } from '../../../data/db/queries/access/personal-tokens.ts'
import { openSessions } from '../../../data/db/queries/access/sessions.ts'
import { allPeople } from '../../../data/db/queries/people/people.ts'
import { viewOf } from '../../kit/view.ts'
import { codesLeft } from '../../server/access/codes.ts'
import { TOKEN_DAYS } from '../../server/access/personal-tokens.ts'
import { defineScreen } from '../define-screen.server.ts'
import type { meView } from './me.tsx'
import type { peopleView } from './people.tsx'

async function sessionsOf(db: Database, here: number, staff: number | null = null) {
  return (await openSessions(db, { staff })).map(session => ({ ...session, isHere: session.id === here }))
}

export const people = defineScreen({
  path: '/people',
  roles: ['owner'],
  view: viewOf<typeof peopleView>('peopleView'),
  load: async ({ db, person }) => ({
    people: await allPeople(db),
    sessions: await sessionsOf(db, person.session),
    tokens: await goodTokens(db, { staff: null }),
    commands: [...COMMANDS.values()],
  }),
})

export const me = defineScreen({
  path: '/me',
  fresh: true,
  view: viewOf<typeof meView>('meView'),
  async load({ db, person, deps, token }) {
    const keys = await keysOfPerson(db, { staff: person.id })
    const options = await deps.passkeys.toMake(
      token,
      person,
      keys.map(({ id }) => id),
    )
    return {
      keys,
      codesLeft: await codesLeft(db, person.id),
      sessions: await sessionsOf(db, person.session, person.id),
      tokens: await goodTokens(db, { staff: person.id }),
      tokenDays: TOKEN_DAYS,
      options: JSON.stringify(options),
      events: await eventsOfPerson(db, { staff: person.id }),
    }
  },
})
