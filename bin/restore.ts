import '../ops/command-line/plain-errors.ts'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { checkStore } from '../ops/deploy/backup/check-store.ts'
import { chooseBackup } from '../ops/deploy/backup/choose-backup.ts'
import { readMoment } from '../ops/deploy/backup/moment.ts'
import { prepareRestoreDir } from '../ops/deploy/backup/prepare-restore-dir.ts'
import { recordRestoreOf } from '../ops/deploy/backup/record-restore.ts'
import { recover } from '../ops/deploy/backup/recover.ts'
import { backupPackages, engines, ensurePackages } from '../ops/engines/debian.ts'
import { logins } from '../ops/engines/logins.ts'
import { storeOf } from '../ops/engines/store.ts'
import { timedLines } from '../ops/engines/timed-lines.ts'
import { addresses, readSettings } from '../ops/settings.ts'

// npm run restore [-- --from FOLDER] [--to "2026-11-15 12:00:00+00"] [--files] [--heads FOLDER]: the newest state, or that of a moment, into an empty PERGOLA_RUN_DIR.
// --heads: signed heads that are newer than those in the backups, of a machine that is still there.
const text = { type: 'string' } as const
const { from, to, files, heads } = parseArgs({
  options: { from: text, to: text, files: { type: 'boolean', default: false }, heads: text },
}).values
const say = timedLines()
const settings = readSettings()
const { runDir } = settings
const dir = from ?? settings.backup?.dir
if (dir === undefined) throw new Error('--from is missing: the directory of the backups')
const moment = to === undefined ? undefined : readMoment(to)
if (existsSync(runDir) && readdirSync(runDir).length > 0)
  throw new Error(`${runDir} is not empty. Restore into an empty directory.`)

ensurePackages([...engines, ...backupPackages], say)
const backup = chooseBackup(dir, moment, say)
say(`${backup.id}: checksums match`)
mkdirSync(runDir, { recursive: true })
prepareRestoreDir(dir, backup, runDir, { isNewest: moment === undefined, heads })
say('files are in place')
await recover(`${runDir}/postgres`, to)
say(`PostgreSQL has its writes${to === undefined ? '' : ` up to ${to}`}`)
if (files)
  console.log(
    `\n  PostgreSQL's folder is ${runDir}/postgres/data, and it is stopped.\n  When it runs, record the restore: node bin/signer.ts --restored`,
  )
else await startAndCheck()

async function startAndCheck(): Promise<void> {
  // Nothing is written into the backups that it came from: that begins with the next start of the store, for which writes wait.
  const store = storeOf({ ...settings, demo: false })
  await store.postgres.start()
  say(`${store.postgres.name} is up`)
  let refused: unknown
  try {
    say(recordRestoreOf(settings))
  } catch (error) {
    // The store is of use all the same; the signer, the console and npm run check go on saying so.
    refused = error
    say(`THE RESTORE IS NOT RECORDED: ${(error as Error).message}`)
  }
  for (const engine of [store.nats, store.web]) {
    await engine.start()
    say(`${engine.name} is up`)
  }
  await checkStore(
    { database: logins(settings).database, web: addresses(settings).web, files: store.files },
    say,
  )
  console.log('\n  The store is restored. Start the rest: npm run up. Then, at once: npm run backup.\n')
  if (refused) process.exitCode = 1
}
