import { pino } from 'pino'
import { openDatabase } from '../../data/db/database.ts'
import { countStale } from '../../data/db/queries/documents/find-documents.ts'
import { roundSeconds } from '../../data/db/queries/files/files-read.ts'
import { outboxState } from '../../data/db/queries/outbox/outbox-rows.ts'
import { countWaiting } from '../../data/db/queries/pictures/waiting-pictures.ts'
import { repositoryStates } from '../../data/db/queries/repositories/repositories.ts'
import { recordVisibility } from '../../data/db/queries/visibility/record-visibility.ts'
import { openFileStore } from '../../data/files/open-file-store.ts'
import { exitOnFatalError } from '../../platform/observability/log-fatal-errors.ts'
import { serveMetrics } from '../../platform/observability/metrics.ts'
import { requireSandbox } from '../../platform/sandbox.ts'
import { eraseJobs } from '../commands/erase-media.ts'
import type { WorkerConfig } from './config.ts'
import { keepDocuments } from './documents/keep-documents.ts'
import { startImports } from './imports/schedule.ts'
import { CONTACT_TIMES, contactJobs } from './jobs/contact-jobs.ts'
import { FILE_TIMES, fileJobs } from './jobs/file-jobs.ts'
import { PROOF_TIMES, proofJobs } from './jobs/proof-jobs.ts'
import { runJobs } from './jobs/run-jobs.ts'
import { createWorkerMetrics } from './metrics.ts'
import { keepPictures } from './pictures/keep-pictures.ts'
import { startRelay } from './relay/relay.ts'
import { freshnessLog } from './visibility/log-checks.ts'
import { startProber } from './visibility/run-checks.ts'

/** For batches of apps, in the background. */
const STATEMENT_TIMEOUT_MS = 30_000

/** Runs the worker from its first connection to its last. It also starts while dependencies are unavailable. */
export async function startWorker(config: WorkerConfig): Promise<{ stop(): Promise<void> }> {
  requireSandbox()
  const log = pino({ level: config.logLevel })
  exitOnFatalError(log)
  const warn = (what: string) => (error: unknown) => log.warn({ err: error }, what)
  const { databaseUrl, locales } = config
  const db = openDatabase({
    url: databaseUrl,
    locales,
    // One of them holds the lock while a repository is imported.
    pool: 4,
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
    onLost: warn('connection lost'),
  })
  const metrics = createWorkerMetrics({
    outbox: () => outboxState(db),
    staleDocuments: () => countStale(db),
    waitingPictures: async () => (await countWaiting(db))[0]?.webp ?? 0,
    fileRoundSeconds: () => roundSeconds(db),
    repositories: () => repositoryStates(db),
  })
  const lines = freshnessLog(config.natsServers, warn('how soon changes are seen is not kept'))
  const prober = startProber({
    ...config.probes,
    db,
    onLooked(freshness) {
      metrics.looked(freshness.variant, freshness.ms, freshness.seen)
      if (!freshness.seen) log.warn(freshness, 'a change is not seen')
      void lines.add(freshness)
      recordVisibility(db, { ...freshness, ms: Math.round(freshness.ms) }).catch(
        warn('when a change was seen is not kept'),
      )
    },
    warn: warn('a change is not looked for'),
  })
  let isRelay = false
  const relay = startRelay({
    ...config,
    warn: warn('changes are not carried to the edges yet'),
    onLeading(isHeld) {
      if (isHeld !== isRelay) log.info(isHeld ? 'this process is the relay' : 'it is the relay no longer')
      isRelay = isHeld
      metrics.relays(isHeld)
    },
    onSent(row) {
      metrics.sent()
      prober.look(row)
    },
  })
  const tasks = fileJobs({
    db,
    files: openFileStore(config.files),
    scanner: config.scanner,
    onRead({ app, path, sha256 }, fault) {
      metrics.fileRead(fault === undefined)
      if (fault) log.error({ app, path, sha256 }, fault)
    },
    onInspected({ app, path, sha256 }, fault) {
      metrics.fileInspected(fault === undefined)
      if (fault) log.error({ app, path, sha256 }, `a package that is offered: ${fault}`)
    },
    onRemoved(sha256) {
      metrics.fileRemoved()
      log.info({ sha256 }, 'a file that no row names is removed')
    },
  })
  const erasing = eraseJobs(db, config.files.mediaDir, file =>
    log.info({ file }, 'a picture or video is deleted'),
  )
  const proofs = proofJobs(db, ({ id, method, domain }, fault) => {
    if (fault) log.warn({ proof: id, method, domain, fault }, 'a proof of a developer does not hold')
  })
  const more = {
    tasks: { ...tasks, ...contactJobs(db), ...proofs, ...erasing },
    times: [FILE_TIMES, CONTACT_TIMES, PROOF_TIMES].join('\n'),
  }
  const jobs = runJobs({ databaseUrl, db, warn: warn('jobs are not done yet'), more })
  const documents = keepDocuments({
    db,
    warn: warn('documents are not rewritten yet'),
    onWritten: metrics.documentsWritten,
    onComplete: missing => log.info({ missing }, 'every page has its document'),
  })
  const pictures = keepPictures({
    db,
    mediaDir: config.files.mediaDir,
    warn: warn('pictures are not made yet'),
    onMade: metrics.pictureMade,
    onBad: bad => log.warn(bad, 'a picture could not be read'),
  })
  const imports = startImports({
    ...config.imports,
    db,
    env: process.env,
    warn: warn('repositories are not imported yet'),
    onRun({ address }, { said, fault }) {
      if (fault) log.error({ repository: address }, `an import failed: ${fault}`)
      else log.info({ repository: address, run: JSON.parse(said || '{}') }, 'a repository was imported')
    },
  })
  const listener = await serveMetrics(metrics.registry, config.listen, () => ({ ok: true, relay: isRelay }))
  return {
    async stop() {
      listener.close()
      await Promise.all([
        relay.stop(),
        jobs.stop(),
        documents.stop(),
        pictures.stop(),
        imports.stop(),
        prober.stop(),
      ])
      await lines.close()
      await db.destroy()
    },
  }
}
