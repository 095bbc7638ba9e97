import type { Consumer, ConsumerMessages, JsMsg } from '@nats-io/jetstream'
import { rest } from './rest.ts'
import { throttle } from './throttle.ts'

/** How long it may take until a consumer is missed. */
const LOOK_MS = 5000
const RETRY_MS = 500

export interface Followed {
  /** Makes what is missing, and says from which consumer messages come. */
  open(signal: AbortSignal): Promise<Consumer>
  take(message: JsMsg): Promise<void> | void
  /** Messages that are fetched before they are taken. */
  ahead: number
  warn(error: unknown): void
}

export interface Following {
  /** Whatever is said from then on is heard. */
  opened: Promise<void>
  stop(): Promise<void>
}

/** Takes messages until it is stopped. Recreates stream and consumer if the server lost its disk. */
export function follow({ open, take, ahead, warn }: Followed): Following {
  const closing = new AbortController()
  const { promise: opened, resolve: hasOpened } = Promise.withResolvers<void>()
  const tell = throttle(warn)
  let messages: ConsumerMessages | undefined
  const following = run()
  return {
    opened,
    async stop() {
      closing.abort()
      await messages?.close()
      await following
    },
  }

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        await round()
      } catch (error) {
        if (!closing.signal.aborted) tell(error)
      }
      await rest(RETRY_MS, closing.signal)
    }
  }

  async function round(): Promise<void> {
    const consumer = await open(closing.signal)
    messages = await consumer.consume({
      max_messages: ahead,
      expires: LOOK_MS,
      abort_on_missing_resource: true,
    })
    hasOpened()
    if (closing.signal.aborted) await messages.close()
    for await (const message of messages) await take(message)
  }
}
