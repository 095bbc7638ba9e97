import type { BaseLogger } from 'pino'

/** How long the log may take for them. */
const LIMIT_MS = 200

/** Nobody knows what works after a fault that nothing has caught: it is told, and the process ends, so that another can begin. */
export function endOnFault(log: Pick<BaseLogger, 'fatal'>): void {
  process.once('uncaughtException', error => {
    setTimeout(() => process.exit(1), LIMIT_MS)
    log.fatal({ err: error }, 'a fault that nothing has caught: the process ends')
  })
}
