import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

/** What a page's time went to: waiting for its turn, what it shows, and making it. */
type PagePart = 'wait' | 'load' | 'render'

/** As much of a pool of connections as is counted. */
interface Pool {
  totalCount: number
  idleCount: number
  waitingCount: number
}

/** How long things take, and what is short. */
export interface Timings {
  /** Answered, by its route: `/apps/:app`. */
  answered(route: string, status: number, seconds: number): void
  page(page: string, part: PagePart, seconds: number): void
  /** Refused because too many wait. */
  shed(): void
  asked(statement: string, seconds: number): void
  watchPool(pool: Pool): void
  /** Answers kept in the process: how often one was there. */
  watchMemory(looked: () => { found: number; missing: number }): void
  ready(isReady: boolean): void
  purgeFailed(): void
}

const VISITOR_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const STATEMENT_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 3]

export function createTimings(registry: Registry): Timings {
  const registers = [registry]
  const requests = new Histogram({
    name: 'pergola_request_seconds',
    help: 'Request duration, downloads included',
    labelNames: ['route', 'status'],
    buckets: VISITOR_SECONDS,
    registers,
  })
  const pages = new Histogram({
    name: 'pergola_page_seconds',
    help: 'Time of a page by phase: wait, load, render',
    labelNames: ['page', 'part'],
    buckets: VISITOR_SECONDS,
    registers,
  })
  const statements = new Histogram({
    name: 'pergola_statement_seconds',
    help: 'Statement duration, without waiting for a connection',
    labelNames: ['statement'],
    buckets: STATEMENT_SECONDS,
    registers,
  })
  const shed = new Counter({
    name: 'pergola_pages_shed_total',
    help: 'Requests answered with 503 because the render queue was full',
    registers,
  })
  const purges = new Counter({
    name: 'pergola_purges_failed_total',
    help: 'Purges that an edge did not accept; they are retried',
    registers,
  })
  const ready = new Gauge({
    name: 'pergola_ready',
    help: '1 if the last readiness check passed',
    registers,
  })
  const pools: Pool[] = []
  new Gauge({
    name: 'pergola_database_connections',
    help: 'PostgreSQL connections by state, and requests waiting for one',
    labelNames: ['state'],
    registers,
    collect() {
      const sum = (of: (pool: Pool) => number) => pools.reduce((all, pool) => all + of(pool), 0)
      this.set(
        { state: 'busy' },
        sum(pool => pool.totalCount - pool.idleCount),
      )
      this.set(
        { state: 'idle' },
        sum(pool => pool.idleCount),
      )
      this.set(
        { state: 'waiting' },
        sum(pool => pool.waitingCount),
      )
    },
  })
  return {
    answered: (route, status, seconds) => requests.observe({ route, status }, seconds),
    page: (page, part, seconds) => pages.observe({ page, part }, seconds),
    shed: () => shed.inc(),
    asked: (statement, seconds) => statements.observe({ statement }, seconds),
    watchPool: pool => void pools.push(pool),
    watchMemory(looked) {
      new Gauge({
        name: 'pergola_memory_looks',
        help: 'Lookups in the in-process cache since the start',
        labelNames: ['answer'],
        registers,
        collect() {
          const { found, missing } = looked()
          this.set({ answer: 'found' }, found)
          this.set({ answer: 'missing' }, missing)
        },
      })
    },
    ready: isReady => ready.set(Number(isReady)),
    purgeFailed: () => purges.inc(),
  }
}
