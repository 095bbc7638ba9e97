import { DeliverPolicy } from '@nats-io/jetstream'
import type { TaggedCache } from '../cache/tagged-cache.ts'
import { type Following, follow } from '../log/follow.ts'
import type { CarrierOptions } from './carry-purge.ts'
import { ensurePurges, PURGE_STREAM, type PurgeLog, readPurge } from './purge-log.ts'

/** Every process hears every purge: what it keeps in memory is its own. */
export function purgeMemory(
  log: PurgeLog,
  cache: TaggedCache,
  { caughtUp, warn }: Pick<CarrierOptions, 'caughtUp' | 'warn'>,
): Following {
  return follow({
    async open() {
      await ensurePurges(log)
      const consumer = await log.js.consumers.get(PURGE_STREAM, { deliver_policy: DeliverPolicy.New })
      // Earlier purges may have been missed.
      cache.expire()
      return consumer
    },
    take(message) {
      const wanted = readPurge(message)
      if (!wanted) return
      const forget = () => cache.purge(wanted.tags, wanted.hard)
      forget()
      // What was loaded since may have come from a replica that did not have the change.
      void caughtUp().then(forget)
    },
    ahead: 100,
    warn,
  })
}
