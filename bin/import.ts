import { constants, setPriority } from 'node:os'
import { takeRepository } from '../catalogue/import/into/take-repository.ts'
import { scannerAddress } from '../catalogue/packages/inspect/scanner-address.ts'
import { Refused } from '../catalogue/refused.ts'
import { openDatabase } from '../data/db/database.ts'
import { BadCall } from '../ops/command-line/arguments.ts'
import { IMPORT_HELP, type ImportCall, readImportArguments } from '../ops/command-line/import-arguments.ts'
import { importInWords } from '../ops/command-line/tell-import.ts'
import { openKeptFiles } from '../ops/kept-files.ts'
import { logins } from '../ops/logins.ts'
import { readSettings } from '../ops/settings.ts'

// npm run import -- ADDRESS [--fingerprint HEX] …; exits with 0: done, 1: it is away, 2: wrongly called, 3: refused, 4: there is something else
const EXITS = { index: 0, diff: 0, unchanged: 0, late: 0, unreached: 1, refused: 3, stale: 3, unpinned: 3 }

try {
  const call = readImportArguments(process.argv.slice(2))
  if (call) await take(call)
  else console.log(IMPORT_HELP)
} catch (error) {
  if (!(error instanceof BadCall || error instanceof Refused)) throw error
  console.error(error.message)
  process.exitCode = error instanceof Refused ? 4 : 2
}

async function take({ most, ...call }: ImportCall): Promise<void> {
  // Whoever waits for a page goes first.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const url = process.env.STAFF_DATABASE_URL ?? logins(readSettings()).staffDatabase
  // One connection holds the lock, one works.
  const db = openDatabase({ url, pool: 2, statementTimeoutMs: 600_000 })
  const ending = new AbortController()
  const end = () => ending.abort()
  process.once('SIGINT', end).once('SIGTERM', end)
  try {
    const { files, mediaDir } = openKeptFiles()
    const parts = { db, files, mediaDir, scanner: scannerAddress(process.env.SCANNER) }
    const run = await takeRepository(parts, {
      ...call,
      ...(most === undefined ? {} : { most }),
      signal: ending.signal,
      onProgress: said => console.error(said),
    })
    console.log(importInWords(call.address, run, call.dryRun))
    process.exitCode = EXITS[run.outcome]
  } catch (error) {
    if (!ending.signal.aborted) throw error
    console.error('Ended before it was done. What was taken stays; the next run goes on from there.')
    process.exitCode = 1
  } finally {
    await db.destroy()
  }
}
