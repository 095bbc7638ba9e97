import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { CollectBatch } from '../../contract/collect.schema.ts'
import { aBatch, anEvent } from '../support/batches.ts'

export interface Sending {
  url: string
  events: number
  /** Events a second, all senders together. */
  rate: number
}

const SENDERS = 32
const PER_BATCH = 20
// Of answers that never reach the browser, which then sends the same again.
const LOST_ANSWERS = 0.03

/**
 * Sends events as browsers do: a batch is sent again, with the same ids, until it is answered with success. Returns the
 * ids that were.
 */
export async function sendEvents({ url, events, rate }: Sending) {
  const agent = new Agent({ keepAlive: true, maxSockets: SENDERS })
  const answered = new Set<string>()
  const counts = { requests: 0, failures: 0, repeats: 0 }
  const started = Date.now()
  let made = 0

  await Promise.all(Array.from({ length: SENDERS }, sender))
  agent.destroy()
  return { answered, ...counts, seconds: (Date.now() - started) / 1000 }

  async function sender(): Promise<void> {
    while (made < events) {
      const ahead = (made / rate) * 1000 - (Date.now() - started)
      const batch = aBatch(Array.from({ length: Math.min(PER_BATCH, events - made) }, makeEvent))
      made += batch.events.length
      if (ahead > 0) await pause(ahead)
      await deliver(batch)
    }
  }

  async function deliver(batch: CollectBatch): Promise<void> {
    for (;;) {
      counts.requests += 1
      if (await post({ ...batch, sent: Date.now() })) {
        for (const { id } of batch.events) answered.add(id)
        if (Math.random() >= LOST_ANSWERS) return
        counts.repeats += 1
      } else {
        counts.failures += 1
        await pause(100 + Math.random() * 400)
      }
    }
  }

  function post(batch: CollectBatch): Promise<boolean> {
    return new Promise(done => {
      const call = request(`${url}/collect`, { method: 'POST', agent, timeout: 8000 }, answer => {
        let text = ''
        answer.on('data', chunk => {
          text += chunk
        })
        answer.on('end', () => done(answer.statusCode === 200 && text.includes('"refused":[]')))
        answer.on('error', () => done(false))
      })
      call.on('error', () => done(false))
      call.on('timeout', () => call.destroy())
      call.end(JSON.stringify(batch))
    })
  }
}

const TYPES = ['page', 'click', 'show', 'event'] as const

function makeEvent() {
  const pick = Math.floor(Math.random() * 4)
  return anEvent({
    record: {
      type: TYPES[pick] ?? 'page',
      action: 'view',
      page: 'detail',
      appId: Math.floor(Math.random() * 5000) + 1,
      channel: ['BAIDU', 'SM', ''][pick % 3] ?? '',
      position: pick,
    },
  })
}
