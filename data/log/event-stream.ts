import { setTimeout as pause } from 'node:timers/promises'
import {
  AckPolicy,
  DiscardPolicy,
  JetStreamApiError,
  type JetStreamManager,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
} from '@nats-io/jetstream'
import { type NatsConnection, nanos } from '@nats-io/transport-node'
import { throttle } from './throttle.ts'

export const EVENT_STREAM = 'EVENTS'
export const EVENT_SUBJECT = 'events.batches'
/** Says how many events a message holds. */
export const EVENTS_HEADER = 'Pergola-Events'
export const DEAD_STREAM = 'EVENTS_DEAD'
export const DEAD_SUBJECT = 'events.dead'
/** Says why lines could not be stored. */
export const REASON_HEADER = 'Pergola-Reason'
/** Every analytics process takes its messages from this one consumer. */
export const STORE_CONSUMER = 'store'

const MONTH_MS = 30 * 86_400_000
const ACK_WAIT_MS = 30_000
const RETRY_MS = 1000

export interface EventStreamSettings {
  replicas: number
  /** A log that holds this much takes no more, and the collector says so: what is in it is never thrown away. */
  maxBytes: number
}

interface OpenOptions {
  settings: EventStreamSettings
  warn: (error: unknown) => void
  signal?: AbortSignal
}

/** Creates the stream of events if it is missing. A message holds one line a request (event-line.ts). */
export async function openEventStream(connection: NatsConnection, options: OpenOptions): Promise<void> {
  await open(connection, options, manager => ensureEvents(manager, options.settings))
}

/** The same, with what only who takes events from the log may make. */
export function openEventStreams(
  connection: NatsConnection,
  options: OpenOptions,
): Promise<JetStreamManager> {
  return open(connection, options, async manager => {
    await ensureEvents(manager, options.settings)
    await ensureTaking(manager, options.settings)
  })
}

/** A cluster that has just come up has no leader yet, and is asked again until it has. */
async function open(
  connection: NatsConnection,
  { warn, signal }: OpenOptions,
  ensure: (manager: JetStreamManager) => Promise<void>,
): Promise<JetStreamManager> {
  const tell = throttle(warn)
  for (;;) {
    try {
      const manager = await jetstreamManager(connection)
      await ensure(manager)
      return manager
    } catch (error) {
      tell(error)
      await pause(RETRY_MS, undefined, signal ? { signal } : {})
    }
  }
}

const shape = (replicas: number) => ({
  storage: StorageType.File,
  num_replicas: replicas,
  retention: RetentionPolicy.Limits,
})

function ensureEvents(manager: JetStreamManager, { replicas, maxBytes }: EventStreamSettings): Promise<void> {
  return unlessThere(
    () => manager.streams.info(EVENT_STREAM),
    () =>
      manager.streams.add({
        ...shape(replicas),
        name: EVENT_STREAM,
        subjects: [EVENT_SUBJECT],
        discard: DiscardPolicy.New,
        max_bytes: maxBytes,
      }),
  )
}

async function ensureTaking(
  manager: JetStreamManager,
  { replicas, maxBytes }: EventStreamSettings,
): Promise<void> {
  await unlessThere(
    () => manager.streams.info(DEAD_STREAM),
    () =>
      manager.streams.add({
        ...shape(replicas),
        name: DEAD_STREAM,
        subjects: [DEAD_SUBJECT],
        discard: DiscardPolicy.Old,
        max_bytes: Math.ceil(maxBytes / 8),
        max_age: nanos(MONTH_MS),
      }),
  )
  await unlessThere(
    () => manager.consumers.info(EVENT_STREAM, STORE_CONSUMER),
    () =>
      manager.consumers.add(EVENT_STREAM, {
        durable_name: STORE_CONSUMER,
        ack_policy: AckPolicy.Explicit,
        ack_wait: nanos(ACK_WAIT_MS),
        max_ack_pending: 20_000,
        num_replicas: replicas,
      }),
  )
}

/** Only what the log says is not there is made: one without a leader says other things. */
export async function unlessThere(look: () => Promise<unknown>, make: () => Promise<unknown>): Promise<void> {
  try {
    await look()
  } catch (error) {
    if (!(error instanceof JetStreamApiError && error.status === 404)) throw error
    // Made by another process in between, it is the same.
    await make()
  }
}
