import * as z from 'zod/mini'
import type { CollectBatch, CollectEvent, CollectReply } from '../../contract/collect.schema.ts'
import { collectBatchSchema, collectEventSchema } from '../../contract/collect.schema.ts'
import { CLOCK_SLACK_MS, COLLECT_MAX_EVENTS, EVENT_MAX_AGE_MS, type Refusal } from '../../contract/collect.ts'
import { isBatch } from './is-batch.ts'

export interface Sender {
  /** The request's Origin header. */
  origin: string | undefined
  robot: boolean
}

export interface Judgement {
  /** The batch without what was refused; undefined when nothing is left. */
  taken: CollectBatch | undefined
  refused: CollectReply['refused']
}

// One that is not ours to read at all; its events are looked at one by one only when the whole does not fit.
const looseBatch = z.extend(collectBatchSchema, {
  events: z.array(z.unknown()).check(z.minLength(1), z.maxLength(COLLECT_MAX_EVENTS)),
})

/** What of a batch is taken, and why the rest is not; undefined when it is no batch. */
export function judge(body: unknown, sender: Sender, site: string, now: number): Judgement | undefined {
  const batch = isBatch(body) ? body : undefined
  const loose = batch ?? read(body)
  if (!loose) return undefined

  const all = refusalOfAll(loose.sent, sender, site, now)
  const refused: CollectReply['refused'] = []
  const events: CollectEvent[] = []
  for (const event of loose.events) {
    const shaped = batch ? (event as CollectEvent) : shapedEvent(event)
    const reason = all ?? (shaped ? refusalOf(shaped, site, now) : 'shape')
    if (reason) refused.push({ id: idOf(event), reason })
    else if (shaped) events.push(shaped)
  }
  return { taken: events.length > 0 ? { ...loose, events } : undefined, refused }
}

function read(body: unknown) {
  const loose = z.safeParse(looseBatch, body)
  return loose.success ? loose.data : undefined
}

function refusalOfAll(
  sent: number,
  { origin, robot }: Sender,
  site: string,
  now: number,
): Refusal | undefined {
  if (robot) return 'robot'
  if (origin !== undefined && origin !== site) return 'foreign'
  return Math.abs(sent - now) > CLOCK_SLACK_MS ? 'clock' : undefined
}

function refusalOf({ at, record }: CollectEvent, site: string, now: number): Refusal | undefined {
  if (at > now + CLOCK_SLACK_MS || at < now - EVENT_MAX_AGE_MS) return 'time'
  return record.url !== undefined && !record.url.startsWith(`${site}/`) ? 'foreign' : undefined
}

function shapedEvent(event: unknown): CollectEvent | undefined {
  const shaped = z.safeParse(collectEventSchema, event)
  return shaped.success ? shaped.data : undefined
}

function idOf(event: unknown): string {
  const id = typeof event === 'object' && event !== null && 'id' in event ? event.id : undefined
  return typeof id === 'string' ? id.slice(0, 24) : ''
}
