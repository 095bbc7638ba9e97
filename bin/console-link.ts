import { parseArgs } from 'node:util'
import { hasPeople, makeLink } from '../console/server/access/links.ts'
import { endSessions } from '../console/server/access/sessions.ts'
import { openDatabase } from '../data/db/database.ts'
import { endTokens } from '../data/db/queries/access/personal-tokens.ts'
import { peopleHere, personHere } from '../data/db/queries/people/people.ts'
import { shellUser } from '../ops/command-line/shell-user.ts'
import { staffDatabaseUrl } from '../ops/command-line/staff-database.ts'
import { addresses, readSettings } from '../ops/settings.ts'

// npm run console:link: a link by which the first owner comes into the console.
// npm run console:link -- --person N: one for a person who can't sign in any more. It ends that person's sessions and tokens, is recorded as
// shell:name, shown to the person and to all owners, and a person who signs in by it can't approve for a day.
const { person } = parseArgs({ options: { person: { type: 'string' } } }).values
const url = staffDatabaseUrl()
const origin = process.env.CONSOLE_ORIGIN ?? addresses(readSettings()).console
const by = shellUser().actor
const db = openDatabase({ url, pool: 1 })
try {
  if (person !== undefined) await printLinkFor(Number(person))
  else if (await hasPeople(db)) await printPeople()
  else console.log(origin + (await makeLink(db, { by })))
} finally {
  await db.destroy()
}

async function printLinkFor(staff: number): Promise<void> {
  const found = await personHere(db, { staff: staff || 0 })
  if (found.length === 0) return printPeople(`Nobody who works here has the number ${person}.`)
  await endSessions(db, staff)
  await endTokens(db, { staff })
  console.log(origin + (await makeLink(db, { staff, by })))
}

async function printPeople(fault = 'The first owner is in. For whom is the link?'): Promise<void> {
  const people = await peopleHere(db)
  console.error(fault)
  for (const { id, name, role } of people)
    console.error(`  npm run console:link -- --person ${id}   ${name}, ${role}`)
  process.exitCode = 2
}
