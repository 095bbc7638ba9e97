import { parseArgs } from 'node:util'
import { openDatabase } from '../data/db/database.ts'
import { indexAll, indexChanged } from '../data/search/write-index.ts'
import { logins } from '../ops/engines/logins.ts'
import { readSettings } from '../ops/settings.ts'

// Without --all only apps that are new, were changed, or were left behind by their downloads.
const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } })
const url = process.env.DATABASE_URL ?? logins(readSettings()).database
const db = openDatabase({ url, pool: 1, statementTimeoutMs: 86_400_000 })
try {
  const written = values.all ? await indexAll(db, console.log) : await indexChanged(db)
  console.log(`${written} apps indexed`)
} finally {
  await db.destroy()
}
