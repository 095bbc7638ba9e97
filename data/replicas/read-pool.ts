import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

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
      if (replica) return await ask(replica.pool, text, values)
    } catch (error) {
      if (isAwayBy(error)) replica?.isAway()
    }
    try {
      return await ask(primary, text, values)
    } catch (error) {
      const successor = isAwayBy(error) ? pick.successor() : undefined
      if (!successor) throw error
      return ask(successor.pool, text, values)
    }
  }
  return {
    options: {},
    // Nothing here reads by a cursor.
    connect: async () => ({ query: query as unknown as PostgresPoolClient['query'], release() {} }),
    end: () => primary.end(),
  }
}

async function ask(pool: pg.Pool, text: string, values: unknown[]) {
  const client = await pool.connect()
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
