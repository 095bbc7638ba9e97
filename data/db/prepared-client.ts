import { createHash } from 'node:crypto'
import pg from 'pg'
import { asking } from './asking.ts'
import { nameFailure } from './connection-failed.ts'

/** Statements beyond this many go unprepared, so that a generated one can't fill the server's memory. */
const MAX = 200
const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= MAX) return known
  const name = createHash('sha1').update(text).digest('base64url').slice(0, 16)
  names.set(text, name)
  return name
}

const named = (error: unknown) => {
  throw nameFailure(error)
}

/**
 * A client that prepares each statement with parameters once a connection: planning a page's query takes
 * PostgreSQL longer than running it.
 */
export class PreparedClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg declares ten overloads. A callback, which the pool's own query passes, stays the last argument.
  override query(...args: any[]): any {
    const [text, values, ...rest] = args
    const { id } = asking.getStore() ?? {}
    if (id && typeof text === 'string') return this.#named(id, args)
    const name =
      typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined
    // biome-ignore lint/suspicious/noExplicitAny: as above.
    const query = super.query as (...args: any[]) => any
    const answer =
      name === undefined ? query.apply(this, args) : query.call(this, { name, text, values }, ...rest)
    return answer instanceof Promise ? answer.catch(named) : answer
  }

  /** For a request that is followed: PostgreSQL shows its id wherever it shows the statement, which is not prepared then. */
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  #named(id: string, [text, ...rest]: any[]): any {
    // biome-ignore lint/suspicious/noExplicitAny: as above.
    return (super.query as (...args: any[]) => any).call(this, `/* ${id} */ ${text}`, ...rest)
  }
}
