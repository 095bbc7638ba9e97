import '../ops/command-line/plain-errors.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openDatabase } from '../data/db/database.ts'
import { countWaiting, remakePictures } from '../data/db/queries/pictures/waiting-pictures.ts'
import { staffDatabaseUrl } from '../ops/command-line/staff-database.ts'

// npm run pictures [-- --remake]: waits until the worker has made every picture, and shows its progress; --remake has it make all again.
const { values } = parseArgs({ options: { remake: { type: 'boolean', default: false } } })
const SHOWN_EVERY_MS = 5000

const db = openDatabase({ url: staffDatabaseUrl(), pool: 1, statementTimeoutMs: 600_000 })
const waiting = async () => (await countWaiting(db))[0] ?? { webp: 0, failed: 0, avif: 0 }
try {
  if (values.remake) await remakePictures(db)
  let left = await waiting()
  console.log(`${left.webp} pictures wait, and ${left.avif} for AVIF`)
  while (left.webp > left.failed) {
    await pause(SHOWN_EVERY_MS)
    const before = left
    left = await waiting()
    console.log(`${left.webp} left`)
    if (left.webp === before.webp && left.failed === before.failed)
      throw new Error('No picture was made in 5 s: check that the worker runs. It goes on where it was.')
  }
  if (left.failed > 0)
    throw new Error(`${left.failed} pictures could not be made: the worker's log names them.`)
} finally {
  await db.destroy()
}
