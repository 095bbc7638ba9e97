import { DeliverPolicy } from '@nats-io/jetstream'
import type { TaggedCache } from '../cache/tagged-cache.ts'
import { PURGE_STREAM, type PurgeLog, type Purger, readPurge } from './purge-log.ts'

/** Every process hears every purge: what it keeps in memory is its own. */
export async function purgeMemory(log: PurgeLog, cache: TaggedCache): Promise<Purger> {
  const consumer = await log.js.consumers.get(PURGE_STREAM, { deliver_policy: DeliverPolicy.New })
  const messages = await consumer.consume()
  const listening = listen()
  return {
    async stop() {
      await messages.close()
      await listening
    },
  }

  async function listen(): Promise<void> {
    for await (const message of messages) {
      const wanted = readPurge(message)
      if (wanted) cache.purge(wanted.tags, wanted.hard)
    }
  }
}
