import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'

export interface OutboxState {
  /** Rows that some edge has not answered for. */
  waiting: number
  /** Since when the oldest of them is there. */
  oldestSeconds: number
}

/** What the worker counts, for Prometheus. */
export interface WorkerMetrics {
  registry: Registry
  sent(): void
  relays(isRelay: boolean): void
}

export function createWorkerMetrics(outbox: () => Promise<OutboxState>): WorkerMetrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const sent = new Counter({
    name: 'pergola_outbox_sent_total',
    help: 'Rows of the outbox that the log has, repeats included',
    registers,
  })
  const relays = new Gauge({
    name: 'pergola_relay',
    help: 'Whether this process carries the outbox: of several, one does',
    registers,
  })
  const oldest = new Gauge({
    name: 'pergola_outbox_oldest_seconds',
    help: 'How long the oldest change waits that not every edge has answered for',
    registers,
  })
  new Gauge({
    name: 'pergola_outbox_waiting',
    help: 'Changes that not every edge has answered for',
    registers,
    async collect() {
      const { waiting, oldestSeconds } = await outbox()
      this.set(waiting)
      oldest.set(oldestSeconds)
    },
  })
  return {
    registry,
    sent: () => sent.inc(),
    relays: isRelay => relays.set(isRelay ? 1 : 0),
  }
}
