import { setTimeout as pause } from 'node:timers/promises'
import { JetStreamApiError, type JetStreamManager, jetstream, jetstreamManager } from '@nats-io/jetstream'
import { type Purge, purge } from '../../contract/purge.ts'
import { connectLog } from '../log/connect.ts'
import { EDGE_CONSUMER, PURGE_STREAM, PURGE_SUBJECT } from './purge-log.ts'

/** A takedown has to report soon whether it will happen. */
const LIMIT_MS = 5000
const LOOK_MS = 200

/** Publishes a purge to every web process. Throws if the stream is unavailable, or has no consumer for an edge: then nothing is purged. */
export async function publishPurge(servers: string[], message: Purge): Promise<void> {
  const text = JSON.stringify(purge.parse(message))
  const signal = AbortSignal.timeout(LIMIT_MS)
  const connection = await connectLog(servers, 'pergola-purge', { signal })
  try {
    const manager = await jetstreamManager(connection, { checkAPI: false })
    // A recreated stream has no consumer until a web process has reconnected.
    while (!(await isHeard(manager))) {
      if (signal.aborted)
        throw new Error('No purge consumer is connected. Start a web process with EDGE_URLS.')
      await pause(LOOK_MS)
    }
    await jetstream(connection).publish(PURGE_SUBJECT, text, { timeout: LIMIT_MS })
  } finally {
    await connection.close()
  }
}

/** An edge's consumer also exists while all web processes are down: it gets everything when one is back. */
async function isHeard(manager: JetStreamManager): Promise<boolean> {
  try {
    for await (const { name } of manager.consumers.list(PURGE_STREAM))
      if (name.startsWith(EDGE_CONSUMER)) return true
  } catch (error) {
    if (!(error instanceof JetStreamApiError && error.status === 404)) throw error
  }
  return false
}
