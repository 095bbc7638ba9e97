import type { JetStreamClient } from '@nats-io/jetstream'
import { headers } from '@nats-io/transport-node'
import { DEAD_SUBJECT, REASON_HEADER } from '../data/log/event-stream.ts'
import { printable } from './printable.ts'
import type { Dead } from './store/store-lines.ts'

/** Lines that can't be stored go to a stream of their own, as they are: written into something else they might no longer fit a message. */
export async function putAside(js: JetStreamClient, { lines, reason }: Dead): Promise<void> {
  const head = headers()
  head.set(REASON_HEADER, printable(reason))
  await js.publish(DEAD_SUBJECT, lines, { headers: head })
}
