import { parseArgs } from 'node:util'
import { heldJumps } from '../analytics/counters/hold-jumps.ts'
import { releaseJump } from '../analytics/counters/release-jump.ts'
import { printable } from '../analytics/printable.ts'
import { openDatabase } from '../data/db/database.ts'
import { refreshRanks } from '../data/db/queries/refresh-ranks.ts'
import { logins } from '../ops/engines/logins.ts'
import { readSettings } from '../ops/settings.ts'

// npm run ranks: days whose downloads are held out of rankings. npm run ranks -- --release 76: those of app 76 count.
const { values } = parseArgs({ options: { release: { type: 'string' } } })
const appId = Number(values.release ?? 0)
if (!Number.isSafeInteger(appId) || appId < 0) {
  console.error('usage: npm run ranks [-- --release APP]')
  process.exit(2)
}
const url = process.env.DATABASE_URL ?? logins(readSettings()).database
const db = openDatabase({ url, pool: 1, statementTimeoutMs: 60_000 })
try {
  if (appId) {
    const timeZone = process.env.TIME_ZONE ?? 'Asia/Shanghai'
    const days = await releaseJump(db, appId, timeZone)
    if (days > 0) await refreshRanks(db, timeZone)
    console.log(`${days} held days of app ${appId} count now`)
  } else {
    for (const { day, appId, name, downloads, usual } of await heldJumps(db))
      console.log(printable(`${day}  app ${appId}  ${downloads} downloads, usual ${usual}  ${name}`))
  }
} finally {
  await db.destroy()
}
