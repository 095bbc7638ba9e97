import { setTimeout as pause } from 'node:timers/promises'
import { JetStreamApiError, type JetStreamManager, jetstream, jetstreamManager } from '@nats-io/jetstream'
import { type Purge, purge } from '../../contract/purge.ts'
import { connectLog } from '../log/connect.ts'
import { EDGE_CONSUMER, PURGE_STREAM, PURGE_SUBJECT } from './purge-log.ts'

/** Whoever takes an app down wants to know soon whether it will be. */
const LIMIT_MS = 5000
const LOOK_MS = 200

/** Tells every web process. Throws when the log is away, or nobody in it carries purges to an edge: then nothing is purged. */
export async function publishPurge(servers: string[], message: Purge): Promise<void> {
  const text = JSON.stringify(purge.parse(message))
  const signal = AbortSignal.timeout(LIMIT_MS)
  const connection = await connectLog(servers, 'pergola-purge', { signal })
  try {
    const manager = await jetstreamManager(connection, { checkAPI: false })
    // A log whose disk was lost has nobody in it until a web process has come back to it.
    while (!(await isHeard(manager))) {
      if (signal.aborted) throw new Error('no web process carries purges to an edge')
      await pause(LOOK_MS)
    }
    await jetstream(connection).publish(PURGE_SUBJECT, text, { timeout: LIMIT_MS })
  } finally {
    await connection.close()
  }
}

/** An edge is in the log also while all web processes are away: it hears of everything when one is back. */
async function isHeard(manager: JetStreamManager): Promise<boolean> {
  try {
    for await (const { name } of manager.consumers.list(PURGE_STREAM))
      if (name.startsWith(EDGE_CONSUMER)) return true
  } catch (error) {
    if (!(error instanceof JetStreamApiError && error.status === 404)) throw error
  }
  return false
}
