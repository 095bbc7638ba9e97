import '../ops/command-line/plain-errors.ts'
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { checkFiles } from '../catalogue/worker/checks/check-files.ts'
import { checkPictures } from '../catalogue/worker/checks/check-pictures.ts'
import { checkRecord } from '../catalogue/worker/checks/check-record.ts'
import { checkRows } from '../catalogue/worker/checks/check-rows.ts'
import { openDatabase } from '../data/db/database.ts'
import { staffDatabaseUrl } from '../ops/command-line/staff-database.ts'
import { openKeptFiles } from '../ops/deploy/kept-files.ts'
import { signedHeadsIn } from '../ops/engines/signer.ts'
import { readSettings } from '../ops/settings.ts'
import { localeOrder } from '../platform/config/settings.ts'
import { isUnsandboxed } from '../platform/sandbox.ts'

// npm run check [-- --hashes]: exits with 1 when something is not as it should be. --hashes reads every file as a whole.
const { values } = parseArgs({ options: { hashes: { type: 'boolean', default: false } } })
const url = staffDatabaseUrl()
const locales = localeOrder.parse(process.env.LOCALE_ORDER)
const db = openDatabase({ url, pool: 1, locales, statementTimeoutMs: 86_400_000 })
try {
  const { files, mediaDir } = openKeptFiles()
  const heads = process.env.SIGNED_HEADS ?? localHeads()
  const record = await checkRecord(db, heads)
  for (const line of record.said) console.log(line)
  const faults = [
    ...record.faults,
    ...(await checkRows(db)),
    ...(await checkFiles(db, files, values)),
    ...(await checkPictures(db, mediaDir)),
  ]
  const kinds = Map.groupBy(faults, ({ what }) => what)
  for (const [what, all] of kinds) {
    console.log(`${what}: ${all.length}`)
    for (const { where } of all.slice(0, 20)) console.log(`  ${where}`)
    if (all.length > 20) console.log(`  … and ${all.length - 20} more`)
    console.log(`  → ${all[0]?.mend}\n`)
  }
  if (isUnsandboxed()) console.log('SANDBOX=none: uploaded files are read without a sandbox.\n')
  if (faults.length === 0) console.log('Rows, files, counts and purges agree.')
  process.exitCode = faults.length === 0 ? 0 : 1
} finally {
  await db.destroy()
}

/** Of the store on this machine; undefined: no signer has ever run in its folder. */
function localHeads(): string | undefined {
  if (process.env.STAFF_DATABASE_URL) return undefined
  const dir = signedHeadsIn(readSettings().runDir)
  return existsSync(dir) ? dir : undefined
}
