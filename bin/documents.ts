import '../ops/command-line/plain-errors.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openDatabase } from '../data/db/database.ts'
import { countStale, markAllDocuments } from '../data/db/queries/documents/find-documents.ts'
import { staffDatabaseUrl } from '../ops/command-line/staff-database.ts'

// npm run documents [-- --rewrite]: how many documents wait for the worker; --rewrite has it rewrite them all, and shows its progress.
const { values } = parseArgs({ options: { rewrite: { type: 'boolean', default: false } } })
const SHOWN_EVERY_MS = 5000

const db = openDatabase({ url: staffDatabaseUrl(), pool: 1, statementTimeoutMs: 600_000 })
try {
  if (values.rewrite) await markAllDocuments(db)
  let waiting = await countStale(db)
  console.log(`${waiting} documents wait to be rewritten`)
  while (values.rewrite && waiting > 0) {
    await pause(SHOWN_EVERY_MS)
    const before = waiting
    waiting = await countStale(db)
    if (waiting === before)
      throw new Error(
        'No document was rewritten in 5 s: check that the worker runs. It resumes where it stopped.',
      )
    console.log(`${waiting} left`)
  }
} finally {
  await db.destroy()
}
