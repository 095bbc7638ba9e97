import { constants, setPriority } from 'node:os'
import { openDatabase } from '../../../data/db/database.ts'
import { openFileStore } from '../../../data/files/open-file-store.ts'
import { readWorkerConfig } from '../../worker/config.ts'
import { takeRepository } from '../into/take-repository.ts'

// A process of its own for each import (run-import.ts): one that takes too long or too much is ended, and the worker goes on.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
// Web processes, which are somebody else, read what it writes.
process.umask(0o022)
const [, , address = ''] = process.argv
const { databaseUrl, files, scanner } = readWorkerConfig(process.env)
// One connection holds the lock, one works.
const db = openDatabase({ url: databaseUrl, pool: 2, statementTimeoutMs: 600_000 })
const ending = new AbortController()
process.once('SIGTERM', () => ending.abort())
try {
  const parts = { db, files: openFileStore(files), scanner, mediaDir: files.mediaDir }
  const run = await takeRepository(parts, { address, signal: ending.signal })
  const { outcome, reason, added, changed, delisted, packages } = run
  process.stdout.write(JSON.stringify({ outcome, reason, added, changed, delisted, packages }))
} finally {
  await db.destroy()
}
