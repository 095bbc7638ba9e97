import type { BaseLogger } from 'pino'

/** How long the log may take to write the last line. */
const LIMIT_MS = 200

/** Logs an uncaught error and exits: the state is unknown, and the supervisor restarts the process. */
export function exitOnFatalError(log: Pick<BaseLogger, 'fatal'>): void {
  process.once('uncaughtException', error => {
    setTimeout(() => process.exit(1), LIMIT_MS)
    log.fatal({ err: error }, 'uncaught error: exiting')
  })
}
