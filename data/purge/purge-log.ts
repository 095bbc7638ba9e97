import { createHash } from 'node:crypto'
import {
  type JetStreamClient,
  type JetStreamManager,
  type JsMsg,
  jetstream,
  jetstreamManager,
} from '@nats-io/jetstream'
import { type NatsConnection, nanos } from '@nats-io/transport-node'
import { type Purge, purge } from '../../contract/purge.ts'
import { connectLog, type Patience } from '../log/connect.ts'
import { unlessThere } from '../log/event-stream.ts'

export const PURGE_STREAM = 'PURGES'
export const PURGE_SUBJECT = 'purge.tags'
/** So begin the names of those who carry purges to an edge. */
export const EDGE_CONSUMER = 'edge-'
/** The name of those who carry them to this one. */
export const edgeConsumer = (url: string) =>
  EDGE_CONSUMER + createHash('sha1').update(url).digest('hex').slice(0, 16)
const DAY_MS = 86_400_000

export interface PurgeLog {
  connection: NatsConnection
  js: JetStreamClient
  /** Servers that hold each purge. */
  replicas: number
  close(): Promise<void>
}

/** Opens the purge stream: an edge that is unavailable gets missed purges when it is back. */
export async function openPurgeLog(
  servers: string[],
  { replicas = 1, ...patience }: Patience & { replicas?: number } = {},
): Promise<PurgeLog> {
  const connection = await connectLog(servers, 'pergola', patience)
  return { connection, js: jetstream(connection), replicas, close: () => connection.drain() }
}

/** Creates the purge stream if it is missing. */
export async function ensurePurges(
  { connection, replicas }: Pick<PurgeLog, 'connection' | 'replicas'>,
  { limitMs = 5000 } = {},
): Promise<JetStreamManager> {
  const manager = await jetstreamManager(connection, { timeout: limitMs })
  await unlessThere(
    () => manager.streams.info(PURGE_STREAM),
    () =>
      manager.streams.add({
        name: PURGE_STREAM,
        subjects: [PURGE_SUBJECT],
        num_replicas: replicas,
        // After a day every page has expired anyway.
        max_age: nanos(DAY_MS),
      }),
  )
  return manager
}

export function readPurge(message: JsMsg): Purge | undefined {
  try {
    return purge.parse(message.json())
  } catch {
    return undefined
  }
}
