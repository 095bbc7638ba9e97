import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { RepositoryState } from '../../data/db/queries/repositories/repositories.ts'

interface OutboxState {
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
  looked(variant: string, ms: number, isSeen: boolean): void
  fileRead(isGood: boolean): void
  fileInspected(isGood: boolean): void
  fileRemoved(): void
  documentsWritten(count: number): void
  pictureMade(picture: { step: string }): void
}

export interface WorkerStates {
  repositories: () => Promise<RepositoryState[]>
  outbox: () => Promise<OutboxState>
  /** Documents that are older than the catalogue. */
  staleDocuments: () => Promise<number>
  /** Pictures whose sizes are not made yet. */
  waitingPictures: () => Promise<number>
  /** For how long the round of reading every file again has been going on. */
  fileRoundSeconds: () => Promise<number>
}

export function createWorkerMetrics({
  outbox,
  staleDocuments,
  waitingPictures,
  fileRoundSeconds,
  repositories,
}: WorkerStates): WorkerMetrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const sent = new Counter({
    name: 'pergola_outbox_sent_total',
    help: 'Outbox rows published to the purge stream, repeats included',
    registers,
  })
  const relays = new Gauge({
    name: 'pergola_relay',
    help: '1 if this worker holds the relay lock',
    registers,
  })
  const oldest = new Gauge({
    name: 'pergola_outbox_oldest_seconds',
    help: 'Age of the oldest change that some edge has not acknowledged',
    registers,
  })
  new Gauge({
    name: 'pergola_outbox_waiting',
    help: 'Changes that some edge has not acknowledged',
    registers,
    async collect() {
      const { waiting, oldestSeconds } = await outbox()
      this.set(waiting)
      oldest.set(oldestSeconds)
    },
  })
  const visible = new Histogram({
    name: 'pergola_publish_visible_seconds',
    help: 'Time from a change until an edge serves it',
    labelNames: ['variant'],
    buckets: [0.1, 0.25, 0.5, 1, 2, 5, 10, 30],
    registers,
  })
  const unseen = new Counter({
    name: 'pergola_publish_unseen_total',
    help: 'Pages that did not show a change within 30 seconds',
    labelNames: ['variant'],
    registers,
  })
  const written = new Counter({
    name: 'pergola_documents_written_total',
    help: 'Documents of apps, categories and the store that were written, one for each language',
    registers,
  })
  new Gauge({
    name: 'pergola_documents_stale',
    help: 'Documents older than the catalogue, whose pages are read from the tables until they are rewritten',
    registers,
    async collect() {
      this.set(await staleDocuments())
    },
  })
  new Gauge({
    name: 'pergola_pictures_waiting',
    help: 'Pictures that pages draw as their color until the worker has made their sizes',
    registers,
    async collect() {
      this.set(await waitingPictures())
    },
  })
  const made = new Counter({
    name: 'pergola_pictures_made_total',
    help: 'Pictures that the worker made in all sizes: as WebP with its fallback, or as AVIF',
    labelNames: ['step'],
    registers,
  })
  for (const step of ['webp', 'avif']) made.inc({ step }, 0)
  const read = new Counter({
    name: 'pergola_files_read_total',
    help: 'Stored files that were read and compared with their hash',
    labelNames: ['result'],
    registers,
  })
  for (const result of ['good', 'bad']) read.inc({ result }, 0)
  const inspected = new Counter({
    name: 'pergola_files_inspected_total',
    help: 'Uninspected packages that the worker inspected',
    labelNames: ['result'],
    registers,
  })
  for (const result of ['good', 'bad']) inspected.inc({ result }, 0)
  const removed = new Counter({
    name: 'pergola_files_removed_total',
    help: 'Stored files removed because no row referenced them',
    registers,
  })
  new Gauge({
    name: 'pergola_files_round_seconds',
    help: 'Duration of the current pass over all stored files',
    registers,
    async collect() {
      this.set(await fileRoundSeconds())
    },
  })
  const ofRepository = { labelNames: ['repository'], registers }
  const imported = new Gauge({
    name: 'pergola_import_success_timestamp_seconds',
    help: 'Time of the last successful import; 0: never',
    ...ofRepository,
  })
  const stale = new Gauge({
    name: 'pergola_import_stale',
    help: '1 if the repository index is past its own expiry',
    ...ofRepository,
  })
  new Gauge({
    name: 'pergola_import_failures',
    help: 'Failed imports since the last success; one in progress counts',
    ...ofRepository,
    async collect() {
      for (const gauge of [this, imported, stale]) gauge.reset()
      for (const { address: repository, failures, succeededAt, isStale } of await repositories()) {
        this.set({ repository }, failures)
        imported.set({ repository }, succeededAt)
        stale.set({ repository }, isStale ? 1 : 0)
      }
    },
  })
  return {
    registry,
    fileRead: isGood => read.inc({ result: isGood ? 'good' : 'bad' }),
    fileInspected: isGood => inspected.inc({ result: isGood ? 'good' : 'bad' }),
    fileRemoved: () => removed.inc(),
    documentsWritten: count => written.inc(count),
    pictureMade: ({ step }) => made.inc({ step }),
    looked(variant, ms, isSeen) {
      if (isSeen) visible.observe({ variant }, ms / 1000)
      else unseen.inc({ variant })
    },
    sent: () => sent.inc(),
    relays: isRelay => relays.set(isRelay ? 1 : 0),
  }
}
