import { createReadStream } from 'node:fs'
import { parseArgs } from 'node:util'
import { sweepFiles } from '../catalogue/files/sweep-files.ts'
import { openDatabase } from '../data/db/database.ts'
import { PREFIXES } from '../data/files/file-store.ts'
import { openKeptFiles } from '../ops/kept-files.ts'
import { logins } from '../ops/logins.ts'
import { readSettings } from '../ops/settings.ts'

// npm run files:put -- FILE…: keeps packages, and prints the hash and size that their rows want (version.put).
// npm run files:sweep: removes what no row has named for 30 days. The worker does so every night.
const { positionals } = parseArgs({ allowPositionals: true })
const [verb, ...paths] = positionals
const files = openKeptFiles()

if (verb === 'put' && paths.length > 0)
  for (const path of paths) {
    const { sha256, size } = await files.put(createReadStream(path))
    console.log(`${sha256} ${size} ${path}`)
  }
else if (verb === 'sweep' && paths.length === 0) await sweep()
else {
  console.error('npm run files:put -- FILE…, or npm run files:sweep')
  process.exitCode = 1
}

async function sweep(): Promise<void> {
  const url = process.env.STAFF_DATABASE_URL ?? logins(readSettings()).staffDatabase
  const db = openDatabase({ url, pool: 1, statementTimeoutMs: 60_000 })
  try {
    let count = 0
    for (const prefix of PREFIXES)
      for (const sha256 of await sweepFiles(db, files, prefix)) {
        console.log(`${sha256} is removed`)
        count += 1
      }
    console.log(`${count} files that no row had named for 30 days are removed.`)
  } finally {
    await db.destroy()
  }
}
