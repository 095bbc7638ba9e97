import { randomBytes } from 'node:crypto'
import { runCommand } from '../../catalogue/commands/run-commands.ts'
import { beginSession } from '../../console/server/access/sessions.ts'
import type { Role } from '../../contract/commands/roles.ts'
import type { Database } from '../../data/db/database.ts'

export const ORIGIN = 'https://console.example'
export const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0'

/** Of a console to which requests are injected. */
export const consoleSettings = {
  PUBLIC_ORIGIN: 'https://store.example',
  CONSOLE_ORIGIN: ORIGIN,
  CONSOLE_KEY: 'the key that signs forms in these tests',
  LOG_LEVEL: 'silent',
}

export interface Colleague {
  id: number
  name: string
  role: Role
  secret: string
}

/** A signed-in person, in the browser AGENT. */
export async function makeColleague(db: Database, role: Role, isFresh = true): Promise<Colleague> {
  const name = `${role} ${randomBytes(4).toString('hex')}`
  const { made } = await runCommand(db, {
    command: 'person.put',
    input: { name, role },
    actor: 'shell:test',
    role: 'owner',
  })
  const id = Number(made[0]?.person)
  const secret = await beginSession(db, id, { agent: AGENT, network: '192.0.2' }, isFresh)
  return { id, name, role, secret }
}

export const headersOf = (who: Colleague | undefined, more: Record<string, string> = {}) => ({
  host: new URL(ORIGIN).host,
  'user-agent': AGENT,
  'accept-language': 'en',
  ...(who ? { cookie: `__Host-console=${who.secret}` } : {}),
  ...more,
})
