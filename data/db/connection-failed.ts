import { type DatabaseConnection, PostgresDialect, type PostgresDialectConfig, PostgresDriver } from 'kysely'
import { Unavailable } from '../unavailable.ts'

/** A connection to PostgreSQL could not be had, broke, or brought no answer in time. */
class ConnectionFailed extends Unavailable {}

/** What PostgreSQL or the system refuses has a code; pg's own errors, all of them about its connection, are plain ones without. */
export const nameFailure = (error: unknown): unknown =>
  error instanceof Error && error.constructor === Error && !('code' in error)
    ? new ConnectionFailed(error.message, { cause: error })
    : error

class Driver extends PostgresDriver {
  override async acquireConnection(
    ...options: Parameters<PostgresDriver['acquireConnection']>
  ): Promise<DatabaseConnection> {
    try {
      return await super.acquireConnection(...options)
    } catch (error) {
      throw nameFailure(error)
    }
  }
}

/** PostgreSQL over pg, with failures of the connection named. */
export class Dialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver() {
    return new Driver(this.#config)
  }
}
