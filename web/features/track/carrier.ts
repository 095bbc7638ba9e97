import type { CollectReply } from '../../../contract/collect.schema.ts'
import { withTimeout } from '../../browser/with-timeout.ts'

/** The reply; or how many seconds to wait before another try, 0 if unknown; or undefined: it will never be taken. */
export type Answer = CollectReply | number | undefined

export interface Carrier {
  post(body: string): Promise<Answer>
  /** Sends without an answer, while the page goes away. */
  hand(body: string): void
  /** What was posted reaches the server even if the page goes away. */
  outlivesPage: boolean
}

const TIME_OUT_MS = 20_000

/** Text, so that no browser asks before it sends to another site. */
export function openCarrier(url: string): Carrier {
  const send = (body: string) => fetch(url, { method: 'POST', body, keepalive: true, credentials: 'omit' })
  return {
    outlivesPage: 'keepalive' in Request.prototype,
    // The network is unavailable, or what answered was not the collector.
    post: body => withTimeout(TIME_OUT_MS, send(body).then(read), 0).catch(() => 0),
    hand(body) {
      if (!navigator.sendBeacon?.(url, body)) send(body).catch(() => {})
    },
  }
}

async function read(response: Response): Promise<Answer> {
  const { status } = response
  if (status === 429 || status >= 500) return Number(response.headers.get('retry-after')) || 0
  if (status >= 400) return undefined
  const reply: CollectReply = await response.json()
  return Array.isArray(reply.refused) && reply.now > 0 ? reply : 0
}
