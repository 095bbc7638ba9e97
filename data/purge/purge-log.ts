import { type JetStreamClient, type JsMsg, jetstream, jetstreamManager } from '@nats-io/jetstream'
import { type NatsConnection, nanos } from '@nats-io/transport-node'
import { type Purge, purge } from '../../contract/purge.ts'
import { connectLog } from '../log/connect.ts'

export const PURGE_STREAM = 'PURGES'
const SUBJECT = 'purge.tags'
const DAY_MS = 86_400_000

export interface PurgeLog {
  connection: NatsConnection
  js: JetStreamClient
  close(): Promise<void>
}

/** Whoever acts on purges. */
export interface Purger {
  stop(): Promise<void>
}

/** Purges go through the log, so that an edge that is away hears of them when it is back. This is where they are heard. */
export async function openPurgeLog(servers: string[], signal?: AbortSignal): Promise<PurgeLog> {
  const connection = await connectLog(servers, 'pergola', signal)
  const manager = await jetstreamManager(connection)
  // After a day every page has been made anew by its own lifetime.
  const config = { name: PURGE_STREAM, subjects: [SUBJECT], max_age: nanos(DAY_MS) }
  await manager.streams.add(config)
  return { connection, js: jetstream(connection), close: () => connection.drain() }
}

/** Whoever takes an app down wants to know soon whether it will be. */
const PUBLISH_MS = 5000

/** Tells every web process; the first of them has made the stream. Throws when the log is away: then nobody has heard of it. */
export async function publishPurge(servers: string[], message: Purge): Promise<void> {
  const connection = await connectLog(servers, 'pergola-purge', AbortSignal.timeout(PUBLISH_MS))
  try {
    await jetstream(connection).publish(SUBJECT, JSON.stringify(purge.parse(message)), {
      timeout: PUBLISH_MS,
    })
  } finally {
    await connection.close()
  }
}

export function readPurge(message: JsMsg): Purge | undefined {
  try {
    return purge.parse(message.json())
  } catch {
    return undefined
  }
}
