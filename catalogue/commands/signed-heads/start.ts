import { pino } from 'pino'
import { openDatabase } from '../../../data/db/database.ts'
import { rest } from '../../../data/log/rest.ts'
import { exitOnFatalError } from '../../../platform/observability/log-fatal-errors.ts'
import { serveMetrics } from '../../../platform/observability/metrics.ts'
import type { SignerConfig } from './config.ts'
import { createSignerMetrics } from './metrics.ts'
import { openSigner } from './open-signer.ts'
import { type Signing, signHead } from './sign-head.ts'

/** Two looks a second: a change is signed within one. */
const EVERY_MS = 500
/** A record that is broken is reported for as long as it is. */
const REPEAT_MS = 60_000
const STATEMENT_TIMEOUT_MS = 30_000

/**
 * The signer from its first connection to its last. The database may be unavailable: it starts all the same. A key or a file of heads
 * that can't be used, or another signer, ends it.
 */
export async function startSigner(config: SignerConfig): Promise<{ port: number; stop(): Promise<void> }> {
  const log = pino({ level: config.logLevel })
  exitOnFatalError(log)
  const { file, fingerprint } = openSigner(config, (what, more) => log.warn(more, what))
  log.info({ key: fingerprint, head: file.last().id, lines: file.read.lines }, 'the signer runs')
  const db = openDatabase({
    url: config.databaseUrl,
    pool: 1,
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
    onLost: error => log.warn({ err: error }, 'connection lost'),
  })
  let state: Signing['state'] | 'failed' | 'starting' = 'starting'
  let reportedAt = 0
  // For a clock that is never set.
  let goodAt = performance.now()
  const metrics = createSignerMetrics({
    behindSeconds: () => (performance.now() - goodAt) / 1000,
    isBroken: () => state === 'broken',
    signedHead: () => file.last().id,
  })
  const stopping = new AbortController()
  const looks = lookAgainAndAgain()
  const listener = await serveMetrics(metrics.registry, config.listen, () => ({
    ok: state === 'signed' || state === 'behind',
    state,
    head: file.last().id,
  }))
  return {
    port: listener.port,
    async stop() {
      stopping.abort()
      listener.close()
      await looks
      file.close()
      await db.destroy()
    },
  }

  async function lookAgainAndAgain(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        became(await signHead(db, file))
      } catch (error) {
        metrics.failed()
        report('failed', () => log.error({ err: error }, 'changes are not signed'))
      }
      await rest(state === 'behind' ? 0 : EVERY_MS, stopping.signal)
    }
  }

  function became(signing: Signing): void {
    if (signing.state === 'signed') goodAt = performance.now()
    // It has looked: that the record is broken is an alarm of its own.
    if (signing.state === 'broken') {
      goodAt = performance.now()
      report('broken', () =>
        log.error(
          { ...signing.broken, signed: file.last() },
          'the record of changes does not extend the last signed head: nothing is signed',
        ),
      )
    } else if (signing.state === 'replica')
      report('replica', () => log.warn('this database is a replica: nothing is signed'))
    else report(signing.state)
  }

  /** When it changes, and again every minute while it lasts. */
  function report(now: typeof state, say?: () => void): void {
    const isNew = now !== state
    const wasBad = ['failed', 'broken', 'replica'].includes(state)
    state = now
    if (say && (isNew || performance.now() - reportedAt > REPEAT_MS)) {
      reportedAt = performance.now()
      say()
    }
    if (!say && wasBad) log.info({ head: file.last().id }, 'changes are signed again')
  }
}
