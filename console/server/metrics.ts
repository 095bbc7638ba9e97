import { Counter, collectDefaultMetrics, Registry } from 'prom-client'
import { createTimings, type Timings } from '../../platform/observability/timings.ts'
import { CONSOLE_ATTEMPTS, type ConsoleAttempt } from './attempts.ts'

/** What the console counts, for Prometheus. */
export interface ConsoleMetrics extends Timings {
  registry: Registry
  attempted(attempt: ConsoleAttempt): void
}

export function createConsoleMetrics(): ConsoleMetrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const attempts = new Counter({
    name: 'pergola_console_attempts_total',
    help: 'Refused attempts, such as wrong codes; a sample is logged with the address',
    labelNames: ['attempt'],
    registers: [registry],
  })
  // Known from the start, so that the first one is an increase.
  for (const attempt of CONSOLE_ATTEMPTS) attempts.inc({ attempt }, 0)
  return { registry, ...createTimings(registry), attempted: attempt => attempts.inc({ attempt }) }
}
