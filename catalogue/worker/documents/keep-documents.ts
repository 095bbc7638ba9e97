import type { Database } from '../../../data/db/database.ts'
import { KINDS } from '../../../data/db/queries/documents/document-texts.ts'
import {
  type DocumentId,
  findAbsent,
  findOld,
  findStale,
} from '../../../data/db/queries/documents/find-documents.ts'
import { writeDocuments } from '../../../data/db/queries/documents/write-documents.ts'
import { rest } from '../../../data/log/rest.ts'
import { throttle } from '../../../data/log/throttle.ts'
import { LOCALES } from '../../../rules/text/locales.ts'

const POLL_MS = 2000
/** A store of 28,000 apps rewrites every document within a day, and a larger one spends no more on it. */
const OLD_EVERY_MS = 60_000

interface Deps {
  db: Database
  warn: (error: unknown) => void
  onWritten: (count: number) => void
  /** Documents of every app have been looked for since the start, and those that were missing are written. */
  onComplete: (count: number) => void
}

/** Keeps documents up to date: those that the catalogue has outrun first, then those that are missing, then the oldest. */
export function keepDocuments({ db, warn, onWritten, onComplete }: Deps): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  const warnAtTimes = throttle(warn)
  const kinds = [...KINDS]
  let lookedAt: DocumentId | undefined = start()
  let missing = 0
  let oldAt = performance.now()
  const running = run()
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      const isMore = await writeNext().catch(error => void warnAtTimes(error))
      if (!isMore) await rest(POLL_MS, signal)
    }
  }

  /** False when there is nothing to do, or another process does it. */
  async function writeNext(): Promise<boolean> {
    const stale = await findStale(db)
    if (stale.length > 0) return write(stale)
    if (lookedAt) return writeMissing(lookedAt)
    if (performance.now() - oldAt < OLD_EVERY_MS) return false
    oldAt = performance.now()
    return write(await findOld(db))
  }

  async function writeMissing(after: DocumentId): Promise<boolean> {
    const found = await findAbsent(db, after, LOCALES)
    if (found.length > 0 && !(await write(found))) return false
    missing += found.length
    lookedAt = found.at(-1) ?? start()
    if (!lookedAt) onComplete(missing)
    return true
  }

  async function write(found: DocumentId[]): Promise<boolean> {
    for (const [kind, some] of Map.groupBy(found, ({ kind }) => kind)) {
      const ids = some.map(({ id }) => id)
      if (!(await writeDocuments(db, kind, ids, LOCALES))) return false
      onWritten(ids.length * LOCALES.length)
    }
    return found.length > 0
  }

  /** Before the first of the next kind. */
  function start(): DocumentId | undefined {
    const kind = kinds.shift()
    return kind && { kind, id: -1 }
  }
}
