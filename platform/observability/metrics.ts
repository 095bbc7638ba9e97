import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { Refusal } from '../../contract/collect.ts'
import { isLocalHost } from '../../rules/links/local-host.ts'
import type { Attempt } from '../security/attempts.ts'
import type { Directive } from '../security/directives.ts'
import { createTimings, type Timings } from './timings.ts'

/** What the web process counts, for Prometheus. */
export interface Metrics extends Timings {
  registry: Registry
  taken(events: number): void
  refused(reason: Refusal | 'unreadable'): void
  turnedAway(events: number): void
  refusedByPolicy(directive: Directive): void
  attempted(attempt: Attempt): void
  handedOut(): void
  handoutLost(): void
  watchWaiting(bytes: () => number): void
  watchPages(waiting: () => number): void
  logDropped(): void
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const taken = new Counter({
    name: 'pergola_collect_taken_total',
    help: 'Events accepted and written to the stream',
    registers,
  })
  const refused = new Counter({
    name: 'pergola_collect_refused_total',
    help: 'Rejected events and unreadable requests',
    labelNames: ['reason'],
    registers,
  })
  const turnedAway = new Counter({
    name: 'pergola_collect_turned_away_total',
    help: 'Events answered with 503 because the stream was slow or unavailable',
    registers,
  })
  const byPolicy = new Counter({
    name: 'pergola_policy_reports_total',
    help: 'Content security policy violations reported by browsers',
    labelNames: ['directive'],
    registers,
  })
  const attempts = new Counter({
    name: 'pergola_attempts_total',
    help: 'Refused attempts, such as forged links; a sample is logged with the address',
    labelNames: ['attempt'],
    registers,
  })
  const handouts = new Counter({
    name: 'pergola_handouts_total',
    help: 'Counted downloads, repeats included',
    registers,
  })
  const lostHandouts = new Counter({
    name: 'pergola_handouts_lost_total',
    help: 'Downloads that could not be recorded and are not counted',
    registers,
  })
  const dropped = new Counter({
    name: 'pergola_log_dropped_total',
    help: 'Log writes that were dropped',
    registers,
  })
  return {
    registry,
    ...createTimings(registry),
    taken: events => taken.inc(events),
    refused: reason => refused.inc({ reason }),
    turnedAway: events => turnedAway.inc(events),
    refusedByPolicy: directive => byPolicy.inc({ directive }),
    attempted: attempt => attempts.inc({ attempt }),
    handedOut: () => handouts.inc(),
    handoutLost: () => lostHandouts.inc(),
    logDropped: () => dropped.inc(),
    watchPages(waiting) {
      new Gauge({
        name: 'pergola_pages_waiting',
        help: 'Requests waiting to be rendered',
        registers,
        collect() {
          this.set(waiting())
        },
      })
    },
    watchWaiting(bytes) {
      new Gauge({
        name: 'pergola_collect_waiting_bytes',
        help: 'Bytes of events waiting for the stream',
        registers,
        collect() {
          this.set(bytes())
        },
      })
    },
  }
}

/** `GET /metrics`, on a listener that is no visitor's: for the operator's own network, or this machine alone. With `health` also `GET /healthz`, and `/healthz/ready`, which fails unless it says `ok`. */
export async function serveMetrics(
  registry: Registry,
  listen: { host: string; port: number },
  health?: () => Record<string, unknown>,
): Promise<{ port: number; close(): void }> {
  const local = isLocalHost(listen.host)
  const server = createServer((request, answer) => {
    if (health && (request.url === '/healthz' || request.url === '/healthz/ready')) {
      const said = health()
      const status = request.url === '/healthz' || said.ok === true ? 200 : 503
      answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said))
      return
    }
    if (request.url !== '/metrics' || (local && !isLocalHost(request.headers.host))) {
      answer.writeHead(404).end()
      return
    }
    registry.metrics().then(
      text => answer.writeHead(200, { 'content-type': registry.contentType }).end(text),
      error => answer.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(listen.port, listen.host, listening)
  })
  return {
    // A server that listens on a port has an address of this shape.
    port: (server.address() as AddressInfo).port,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
