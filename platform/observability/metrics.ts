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
    help: 'Events that the log has',
    registers,
  })
  const refused = new Counter({
    name: 'pergola_collect_refused_total',
    help: 'Events that were not taken, and requests that could not be read',
    labelNames: ['reason'],
    registers,
  })
  const turnedAway = new Counter({
    name: 'pergola_collect_turned_away_total',
    help: 'Events answered with 503, because the log was slow or away',
    registers,
  })
  const byPolicy = new Counter({
    name: 'pergola_policy_reports_total',
    help: 'What browsers refused to load or run on pages, as anybody may tell',
    labelNames: ['directive'],
    registers,
  })
  const attempts = new Counter({
    name: 'pergola_attempts_total',
    help: 'What was tried and refused; the log has some of them, with the address that tried',
    labelNames: ['attempt'],
    registers,
  })
  const handouts = new Counter({
    name: 'pergola_handouts_total',
    help: 'Downloads: package files of which enough was sent to a visitor, repeats included',
    registers,
  })
  const lostHandouts = new Counter({
    name: 'pergola_handouts_lost_total',
    help: 'Of these, those that the log did not get: they are counted nowhere',
    registers,
  })
  const dropped = new Counter({
    name: 'pergola_log_dropped_total',
    help: 'Times that lines of the log could not be written, and were dropped',
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
        help: 'Pages that wait to be made',
        registers,
        collect() {
          this.set(waiting())
        },
      })
    },
    watchWaiting(bytes) {
      new Gauge({
        name: 'pergola_collect_waiting_bytes',
        help: 'Events that wait for the log',
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
