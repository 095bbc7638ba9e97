import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { Unavailable } from '../unavailable.ts'

interface ReadablePool {
  pool: pg.Pool
  /** Called when it does not answer. */
  isAway(): void
}

export interface Picking {
  /** One that is level with the primary; undefined: none is. */
  replica(): ReadablePool | undefined
  /** One that says of itself that it is the primary. */
  successor(): ReadablePool | undefined
}

/** How long the primary may take to connect before the server that replaced it is asked instead. */
const REPLACED_MS = 500

/** What PostgreSQL says when it ends, starts, or has no room; any other code is about the statement, and comes from a server that is well. */
const SERVER_AWAY = /^(08|53|57P)/

const isAwayBy = (error: unknown) => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return !/^[\dA-Z]{5}$/.test(code) || SERVER_AWAY.test(code)
}

/**
 * A pool for statements that only read, each on its own: they go to a replica, and once more to the primary when it fails there, for
 * any reason: it may end, hang, or not have a new column yet. If that is unavailable, another may be the primary already.
 */
export function readPool(primary: pg.Pool, pick: Picking): PostgresPool {
  const query = async (text: string, values: unknown[]) => {
    const replica = pick.replica()
    try {
      if (replica) return await ask(replica.pool.connect(), text, values)
    } catch (error) {
      if (isAwayBy(error)) replica?.isAway()
    }
    try {
      return await ask(connectPrimary(primary, pick), text, values)
    } catch (error) {
      const successor = isAwayBy(error) ? pick.successor() : undefined
      if (!successor) throw error
      return ask(successor.pool.connect(), text, values)
    }
  }
  return {
    options: {},
    // Nothing here reads by a cursor.
    connect: async () => ({ query: query as unknown as PostgresPoolClient['query'], release() {} }),
    end: () => primary.end(),
  }
}

/** Takes as long as a page has, because connections are rare while replicas are read, unless another server is the primary by now. */
async function connectPrimary(primary: pg.Pool, pick: Picking): Promise<pg.PoolClient> {
  const connecting = primary.connect()
  let timer: NodeJS.Timeout | undefined
  const replaced = new Promise<never>((_, reject) => {
    timer = setTimeout(() => pick.successor() && reject(new Unavailable('replaced')), REPLACED_MS)
  })
  return Promise.race([connecting, replaced])
    .finally(() => clearTimeout(timer))
    .catch(error => {
      connecting.then(
        client => client.release(),
        () => undefined,
      )
      throw error
    })
}

async function ask(connecting: Promise<pg.PoolClient>, text: string, values: unknown[]) {
  const client = await connecting
  let failed = true
  try {
    const answer = await client.query(text, values)
    failed = false
    return answer
  } finally {
    // One that failed may still be busy with its statement.
    client.release(failed)
  }
}
