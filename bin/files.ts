import { createReadStream } from 'node:fs'
import { parseArgs } from 'node:util'
import { sweepFiles } from '../catalogue/worker/files/sweep-files.ts'
import { openDatabase } from '../data/db/database.ts'
import { PREFIXES } from '../data/files/file-store.ts'
import { staffDatabaseUrl } from '../ops/command-line/staff-database.ts'
import { ingestFiles } from '../ops/deploy/ingest-files.ts'
import { openKeptFiles } from '../ops/deploy/kept-files.ts'

// npm run files:put -- FILE…: keeps packages, and prints their hash and size.
// npm run files:adopt: gives those that a release before kept by path their hash for a name.
// npm run files:sweep: removes what no row has named for 30 days. The worker does so every night.
const { positionals } = parseArgs({ allowPositionals: true })
const [verb, ...paths] = positionals
const kept = openKeptFiles()
const { files } = kept

if (verb === 'put' && paths.length > 0)
  for (const path of paths) {
    const { sha256, size } = await files.put(createReadStream(path))
    console.log(`${sha256} ${size} ${path}`)
  }
else if (verb === 'sweep' && paths.length === 0) await sweep()
else if (verb === 'adopt' && paths.length === 0) await ingestFiles(staffDatabaseUrl(), kept, console.log)
else {
  console.error('npm run files:put -- FILE…, npm run files:sweep or npm run files:adopt')
  process.exitCode = 1
}

async function sweep(): Promise<void> {
  const db = openDatabase({ url: staffDatabaseUrl(), pool: 1, statementTimeoutMs: 60_000 })
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
