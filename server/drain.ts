import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** An edge asks twice a second, and three times before it believes that a process has gone (ops/engines/varnish/edge.vcl). */
const NOTICE_MS = 3000

/** How long running requests may take when the process has to end at once. */
const AT_ONCE_MS = 2000

/** For what is left to close when the last visitor has gone: a part that hangs, or a log on a full disk. */
const CLOSE_MS = 5000

/**
 * How the process ends. SIGTERM: health checks fail, so that edges send visitors elsewhere; it serves requests
 * until they have noticed, then stops listening, and ends when the last download is done. SIGINT: at once.
 */
export function endOnSignals(app: FastifyInstance, leaving: AbortController, drainSeconds: number): void {
  process.once('SIGTERM', async () => {
    app.log.info('draining: no new connections')
    leaving.abort()
    await wait(NOTICE_MS)
    await end(app, drainSeconds * 1000)
  })
  process.once('SIGINT', () => end(app, AT_ONCE_MS))
}

async function end(app: FastifyInstance, visitorsMs: number): Promise<void> {
  // A connection whose last download has just ended would be kept for the next one, which never comes.
  const idle = setInterval(() => app.server.closeIdleConnections(), 500)
  const cut = setTimeout(() => app.server.closeAllConnections(), visitorsMs)
  const giveUp = setTimeout(() => process.exit(1), visitorsMs + CLOSE_MS)
  await app.close()
  clearInterval(idle)
  clearTimeout(cut)
  clearTimeout(giveUp)
}
