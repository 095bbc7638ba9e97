import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { runCommand } from '../../../catalogue/run-commands.ts'
import { formTokens } from '../../../console/server/access/form-tokens.ts'
import { beginSession } from '../../../console/server/access/sessions.ts'
import { readConsoleConfig } from '../../../console/server/config.ts'
import { createConsole } from '../../../console/server/start.ts'
import type { Role } from '../../../contract/commands/roles.ts'
import { type Database, openDatabase } from '../../../data/db/database.ts'
import { builtConsole } from '../../../ops/built-console.ts'
import { suiteDatabase } from '../suite.ts'

export const ORIGIN = 'https://console.example'
export const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0'
const KEY = 'the key that signs forms in these tests'
const tokens = formTokens(KEY)

export interface Colleague {
  id: number
  name: string
  role: Role
  secret: string
}

type Fields = Record<string, string | string[]>

/** The console over a database of the suite's own; requests are injected, nothing listens. */
export function staffedConsole(name: string, env: Record<string, string> = {}) {
  const suite = suiteDatabase(name)
  const db: Database = openDatabase({ url: suite.staffUrl, pool: 3, statementTimeoutMs: 60_000 })
  let app: FastifyInstance
  beforeAll(async () => {
    const config = readConsoleConfig({
      DATABASE_URL: suite.staffUrl,
      PUBLIC_ORIGIN: 'https://store.example',
      MEDIA_DIR: suite.mediaDir,
      IMAGE_CACHE_DIR: join(suite.mediaDir, 'cache'),
      CONSOLE_ORIGIN: ORIGIN,
      CONSOLE_KEY: KEY,
      LOG_LEVEL: 'silent',
      ...env,
    })
    app = await createConsole(config, await builtConsole(config))
  })
  afterAll(async () => {
    await app.close()
    await db.destroy()
  })

  /** Somebody who is signed in, in the browser AGENT. */
  async function colleague(role: Role, isFresh = true): Promise<Colleague> {
    const name = `${role} ${randomBytes(4).toString('hex')}`
    const { made } = await runCommand(db, {
      command: 'person.put',
      input: { name, role },
      actor: 'a test',
      role: 'owner',
    })
    const id = Number(made[0]?.person)
    const secret = await beginSession(db, id, { agent: AGENT, network: '192.0.2' }, isFresh)
    return { id, name, role, secret }
  }

  const headersOf = (who: Colleague | undefined, more: Record<string, string> = {}) => ({
    host: new URL(ORIGIN).host,
    'user-agent': AGENT,
    'accept-language': 'en',
    ...(who ? { cookie: `__Host-console=${who.secret}` } : {}),
    ...more,
  })

  return {
    ...suite,
    staffDb: db,
    app: () => app,
    colleague,
    tokenOf: (who: Colleague | undefined) => tokens.make(who?.secret ?? ''),
    get: (who: Colleague | undefined, url: string, headers: Record<string, string> = {}) =>
      app.inject({ url, headers: headersOf(who, headers) }),
    /** As a form of the console would be sent. */
    post: (
      who: Colleague | undefined,
      url: string,
      fields: Fields = {},
      headers: Record<string, string> = {},
    ) => {
      const body = new URLSearchParams()
      const all: Fields = { _token: tokens.make(who?.secret ?? ''), ...fields }
      for (const [name, value] of Object.entries(all))
        for (const one of [value].flat()) body.append(name, one)
      return app.inject({
        method: 'POST',
        url,
        headers: headersOf(who, {
          origin: ORIGIN,
          'content-type': 'application/x-www-form-urlencoded',
          ...headers,
        }),
        body: body.toString(),
      })
    },
  }
}
