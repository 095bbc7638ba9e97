import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { formTokens } from '../../../console/server/access/form-tokens.ts'
import { readConsoleConfig } from '../../../console/server/config.ts'
import { createConsoleMetrics } from '../../../console/server/metrics.ts'
import { createConsole } from '../../../console/start.ts'
import type { Role } from '../../../contract/commands/roles.ts'
import { type Database, openDatabase } from '../../../data/db/database.ts'
import { builtConsole } from '../../../ops/build/built-console.ts'
import {
  type Colleague,
  consoleSettings,
  headersOf,
  makeColleague,
  ORIGIN,
} from '../../support/colleagues.ts'
import { suiteDatabase } from '../suite.ts'

export { AGENT, type Colleague, ORIGIN } from '../../support/colleagues.ts'

const tokens = formTokens(consoleSettings.CONSOLE_KEY)

type Fields = Record<string, string | string[]>

/** The console over a database of the suite's own; requests are injected, nothing listens. */
export function staffedConsole(name: string, env: Record<string, string> = {}) {
  const suite = suiteDatabase(name)
  const db: Database = openDatabase({ url: suite.consoleUrl, pool: 3, statementTimeoutMs: 60_000 })
  let app: FastifyInstance
  const metrics = createConsoleMetrics()
  beforeAll(async () => {
    const settings = {
      DATABASE_URL: suite.consoleUrl,
      ACCESS_DATABASE_URL: suite.accessUrl,
      ...consoleSettings,
      MEDIA_DIR: suite.mediaDir,
      IMAGE_CACHE_DIR: join(suite.mediaDir, 'cache'),
      ...env,
    }
    const config = readConsoleConfig(settings)
    app = await createConsole(config, await builtConsole(config, settings), metrics)
  })
  afterAll(async () => {
    await app.close()
    await db.destroy()
  })

  return {
    ...suite,
    /** As the console itself may, and no more. */
    consoleDb: db,
    app: () => app,
    metrics: () => metrics,
    /** Someone who is signed in. */
    colleague: (role: Role, isFresh = true) => makeColleague(suite.db, role, isFresh),
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
