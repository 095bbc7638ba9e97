import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface Lag {
  /** Messages that no process has taken yet. */
  waiting: number
  /** Messages that were taken and not let go. */
  taken: number
}

export interface AnalyticsMetrics {
  registry: Registry
  stored(events: number, deadLines: number, seconds: number): void
  refreshed(what: 'hours' | 'trusted' | 'days' | 'counters' | 'searches', seconds: number): void
  jumpsHeld(days: number): void
}

/** What the analytics process counts, for Prometheus. */
export function createAnalyticsMetrics(
  lag: () => Promise<Lag>,
  oldestMs: () => Promise<number>,
): AnalyticsMetrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const stored = new Counter({
    name: 'pergola_events_stored_total',
    help: 'Events stored in ClickHouse, repeats included',
    registers,
  })
  const dead = new Counter({
    name: 'pergola_events_dead_total',
    help: 'Batches that ClickHouse rejected',
    registers,
  })
  const seconds = new Histogram({
    name: 'pergola_events_store_seconds',
    help: 'Time to store one fetch of messages',
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 30],
    registers,
  })
  const refreshes = new Histogram({
    name: 'pergola_events_refresh_seconds',
    help: 'Time of a rollup, or of writing counters back',
    labelNames: ['what'],
    buckets: [0.05, 0.5, 5, 30, 300],
    registers,
  })
  new Gauge({
    name: 'pergola_events_lag_messages',
    help: 'Messages in the stream that are not stored yet',
    labelNames: ['state'],
    registers,
    async collect() {
      const { waiting, taken } = await lag()
      this.set({ state: 'waiting' }, waiting)
      this.set({ state: 'taken' }, taken)
    },
  })
  new Gauge({
    name: 'pergola_events_oldest_seconds',
    help: 'Age of the oldest message that is not stored yet',
    registers,
    async collect() {
      this.set((await oldestMs()) / 1000)
    },
  })
  const jumps = new Gauge({
    name: 'pergola_jumps_held',
    help: 'Quarantined download spikes (app and day)',
    registers,
  })
  return {
    registry,
    stored(events, deadLines, took) {
      stored.inc(events)
      dead.inc(deadLines)
      seconds.observe(took)
    },
    refreshed: (what, took) => refreshes.observe({ what }, took),
    jumpsHeld: days => jumps.set(days),
  }
}
