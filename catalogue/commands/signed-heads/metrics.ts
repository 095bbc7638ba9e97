import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'

export interface SignerNumbers {
  /** Since when not every change is signed, or the state is unknown. */
  behindSeconds: () => number
  isBroken: () => boolean
  signedHead: () => number
}

/** What the signer counts, for Prometheus. */
export function createSignerMetrics({ behindSeconds, isBroken, signedHead }: SignerNumbers) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value())
      },
    })
  gauge(
    'pergola_signer_behind_seconds',
    'Seconds since every change was signed; at most 0.5 in normal operation',
    behindSeconds,
  )
  gauge('pergola_record_broken', '1 if the audit record does not extend the signed heads', () =>
    isBroken() ? 1 : 0,
  )
  gauge('pergola_signed_head', 'Number of the last signed change', signedHead)
  const failures = new Counter({
    name: 'pergola_signer_failures_total',
    help: 'Failures to read the database or to write signed heads',
    registers,
  })
  return { registry, failed: () => failures.inc() }
}
