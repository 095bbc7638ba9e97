import { AckPolicy, DeliverPolicy } from '@nats-io/jetstream'
import { nanos } from '@nats-io/transport-node'
import { unlessThere } from '../log/event-stream.ts'
import { type Following, follow } from '../log/follow.ts'
import { type CarrierOptions, purgeCarrier } from './carry-purge.ts'
import { edgeConsumer, ensurePurges, PURGE_STREAM, type PurgeLog } from './purge-log.ts'

/** A process that handles a purge extends this every second (carry-purge.ts); one that hangs or ended doesn't. */
const ACK_WAIT_MS = 3000

/** Carries every purge to one edge. Processes that name the same edge share the work. */
export function purgeEdge(log: PurgeLog, options: CarrierOptions): Following {
  const durable = edgeConsumer(options.edge.url)
  const carrier = purgeCarrier(options)
  // A stream that is recreated while this runs has only purges since then.
  let from: DeliverPolicy = DeliverPolicy.New
  const following = follow({
    async open() {
      const manager = await ensurePurges(log)
      await unlessThere(
        () => manager.consumers.info(PURGE_STREAM, durable),
        () =>
          manager.consumers.add(PURGE_STREAM, {
            durable_name: durable,
            ack_policy: AckPolicy.Explicit,
            deliver_policy: from,
            ack_wait: nanos(ACK_WAIT_MS),
          }),
      )
      from = DeliverPolicy.All
      return log.js.consumers.get(PURGE_STREAM, durable)
    },
    take: carrier.take,
    ahead: 50,
    warn: options.warn,
  })
  return {
    opened: following.opened,
    async stop() {
      await following.stop()
      await carrier.stop()
    },
  }
}
