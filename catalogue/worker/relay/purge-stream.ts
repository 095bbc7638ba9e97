import { type JetStreamClient, jetstream } from '@nats-io/jetstream'
import type { NatsConnection } from '@nats-io/transport-node'
import { MAX_TAGS } from '../../../contract/purge.ts'
import {
  EDGE_CONSUMER,
  edgeConsumer,
  ensurePurges,
  PURGE_STREAM,
  PURGE_SUBJECT,
} from '../../../data/purge/purge-log.ts'

/** Changes have to be visible within two seconds; failures are retried. */
const STEP_MS = 1500

/** The log of purges as it is at one time. */
export interface LogState {
  /** Which log it is: one whose disk was lost is another. */
  log: string
  firstSeq: number
  lastSeq: number
  /** Up to where every edge has what was said. */
  floor: number
  /** Whether any edge has a consumer: purges without one would be lost. */
  isHeard: boolean
  /** And whether to all of them that are known here. */
  byAll: boolean
}

export interface PurgeStream {
  state(): Promise<LogState>
  /** Returns the number of the last message. */
  send(row: { id: number; tags: string[]; hard: boolean }): Promise<number>
}

export function purgeStream(
  connection: NatsConnection,
  { replicas, edges }: { replicas: number; edges: string[] },
): PurgeStream {
  const js: JetStreamClient = jetstream(connection, { timeout: STEP_MS })
  const expected = edges.map(edgeConsumer)
  return {
    async state() {
      const manager = await ensurePurges({ connection, replicas }, { limitMs: STEP_MS })
      // First the stream: who has nothing left to do then has all that was in it.
      const { created, state } = await manager.streams.info(PURGE_STREAM)
      const floors = new Map<string, number>()
      for await (const consumer of manager.consumers.list(PURGE_STREAM)) {
        if (!consumer.name.startsWith(EDGE_CONSUMER)) continue
        const isIdle = consumer.num_pending === 0 && consumer.num_ack_pending === 0
        floors.set(consumer.name, isIdle ? state.last_seq : consumer.ack_floor.stream_seq)
      }
      return {
        log: created,
        firstSeq: state.first_seq,
        lastSeq: state.last_seq,
        floor: floors.size > 0 ? Math.min(...floors.values()) : 0,
        isHeard: floors.size > 0,
        byAll: floors.size > 0 && expected.every(name => floors.has(name)),
      }
    },

    async send({ id, tags, hard }) {
      let last = 0
      for (let part = 0; part * MAX_TAGS < tags.length; part += 1) {
        const some = tags.slice(part * MAX_TAGS, (part + 1) * MAX_TAGS)
        const { seq } = await js.publish(PURGE_SUBJECT, JSON.stringify({ tags: some, hard }), {
          // What was said already is not said again.
          msgID: `outbox-${id}-${part}`,
          timeout: STEP_MS,
        })
        last = Math.max(last, seq)
      }
      return last
    },
  }
}
