import type { CollectBatch } from '../../contract/collect.schema.ts'
import { type Handout, handoutLine } from '../../data/log/handout-line.ts'
import { openEventLog } from '../../server/collect/event-log.ts'

interface Line {
  line: Buffer
  events: number
}

/** Puts batches into the log as the collector does, once it is open. */
export async function appendBatches(
  natsUrl: string,
  batches: (CollectBatch | string)[],
  network = 'somewhere',
): Promise<void> {
  const lines = batches.map(batch => {
    const text = typeof batch === 'string' ? batch : JSON.stringify(batch)
    const events = typeof batch === 'string' ? 1 : batch.events.length
    return {
      line: Buffer.from(`{"received":${Date.now()},"network":"${network}","batch":${text}}\n`),
      events,
    }
  })
  await appendLines(natsUrl, lines)
}

/** Puts into the log that packages were handed out, as the web process does. */
export async function appendHandouts(
  natsUrl: string,
  handouts: Handout[],
  at: number = Date.now(),
): Promise<void> {
  await appendLines(
    natsUrl,
    handouts.map(handout => ({ line: handoutLine(at, handout), events: 0 })),
  )
}

async function appendLines(natsUrl: string, lines: Line[]): Promise<void> {
  const log = openEventLog({ servers: [natsUrl], replicas: 1, maxBytes: 100_000_000 }, console.warn)
  for (let tries = 0; !log.isOpen(); tries += 1) {
    if (tries > 200) throw new Error('the log did not open')
    await new Promise(done => setTimeout(done, 25))
  }
  await Promise.all(lines.map(({ line, events }) => log.append(line, events)))
  await log.close()
}
