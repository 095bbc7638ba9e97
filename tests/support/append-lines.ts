import type { CollectBatch } from '../../contract/collect.ts'
import { openEventLog } from '../../server/collect/event-log.ts'

/** Puts batches into the log as the collector does, once it is open. */
export async function appendBatches(natsUrl: string, batches: (CollectBatch | string)[]): Promise<void> {
  const log = openEventLog({ servers: [natsUrl], replicas: 1, maxBytes: 100_000_000 }, console.warn)
  for (let tries = 0; !log.isOpen(); tries += 1) {
    if (tries > 200) throw new Error('the log did not open')
    await new Promise(done => setTimeout(done, 25))
  }
  await Promise.all(
    batches.map(batch => {
      const text = typeof batch === 'string' ? batch : JSON.stringify(batch)
      const events = typeof batch === 'string' ? 1 : batch.events.length
      return log.append(Buffer.from(`{"received":${Date.now()},"batch":${text}}\n`), events)
    }),
  )
  await log.close()
}
