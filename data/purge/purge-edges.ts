import { createHash } from 'node:crypto'
import { AckPolicy, DeliverPolicy, jetstreamManager } from '@nats-io/jetstream'
import type { Purge } from '../../contract/purge.ts'
import { PURGE_STREAM, type PurgeLog, type Purger, readPurge } from './purge-log.ts'
import { type EdgeAddress, sendPurge } from './send-purge.ts'

const RETRY_MS = 1000
/** What was being made during a takedown may have been read before it, and kept after it: then it is purged once more. */
const AGAIN_MS = 1000

/** Carries every purge to one edge. Processes that name the same edge share the work. */
export async function purgeEdge(
  log: PurgeLog,
  edge: EdgeAddress,
  warn: (error: unknown) => void,
): Promise<Purger> {
  const durable = `edge-${createHash('sha1').update(edge.url).digest('hex').slice(0, 16)}`
  const manager = await jetstreamManager(log.connection)
  await manager.consumers.add(PURGE_STREAM, {
    durable_name: durable,
    ack_policy: AckPolicy.Explicit,
    deliver_policy: DeliverPolicy.New,
  })
  const consumer = await log.js.consumers.get(PURGE_STREAM, durable)
  const messages = await consumer.consume({ max_messages: 50 })
  const again = new Set<NodeJS.Timeout>()
  const carrying = carry()
  return {
    async stop() {
      await messages.close()
      await carrying
      for (const timer of again) clearTimeout(timer)
    },
  }

  async function carry(): Promise<void> {
    for await (const message of messages) {
      const wanted = readPurge(message)
      if (!wanted) {
        message.term('not a purge')
        continue
      }
      try {
        await sendPurge(edge, wanted)
        message.ack()
        if (wanted.hard) sendAgain(wanted)
      } catch (error) {
        warn(error)
        message.nak(RETRY_MS)
      }
    }
  }

  function sendAgain(wanted: Purge): void {
    const timer = setTimeout(() => {
      again.delete(timer)
      sendPurge(edge, wanted).catch(warn)
    }, AGAIN_MS)
    again.add(timer)
  }
}
