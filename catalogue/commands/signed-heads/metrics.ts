import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'

export interface SignerNumbers {
  /** Since when not every change is signed, or nobody knows. */
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
    'For how long the signer has not seen every change signed: 0.5 at most while it works',
    behindSeconds,
  )
  gauge('pergola_record_broken', 'Whether the record of changes does not extend what was signed', () =>
    isBroken() ? 1 : 0,
  )
  gauge('pergola_signed_head', 'The number of the last change that is signed', signedHead)
  const failures = new Counter({
    name: 'pergola_signer_failures_total',
    help: 'Times that the database could not be read or the signed heads not written',
    registers,
  })
  return { registry, failed: () => failures.inc() }
}
