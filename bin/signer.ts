import { parseArgs } from 'node:util'
import { readSignerConfig } from '../catalogue/commands/signed-heads/config.ts'
import { openSigner } from '../catalogue/commands/signed-heads/open-signer.ts'
import { readHeads } from '../catalogue/commands/signed-heads/read-heads.ts'
import { recordRestore } from '../catalogue/commands/signed-heads/record-restore.ts'
import { startSigner } from '../catalogue/commands/signed-heads/start.ts'
import { openDatabase } from '../data/db/database.ts'
import { shellUser } from '../ops/command-line/shell-user.ts'
import { endOnSignals } from '../ops/end-on-signals.ts'

// Signs heads of the record of changes until it is stopped. --restored [--by NAME]: records that the database was restored, and ends.
const { restored, by } = parseArgs({
  options: { restored: { type: 'boolean', default: false }, by: { type: 'string' } },
}).values
const config = readSignerConfig(process.env)
if (restored) await record(by ?? shellUser().actor)
else await run()

async function run(): Promise<void> {
  const signer = await startSigner(config)
  endOnSignals(() => signer.stop())
}

async function record(who: string): Promise<void> {
  const { file } = openSigner(config, console.warn)
  const db = openDatabase({ url: config.databaseUrl, pool: 1, statementTimeoutMs: 600_000 })
  try {
    const { to } = await recordRestore(db, file, who)
    const { lost = 0 } = (await readHeads(config.headsDir))?.restores.at(-1) ?? {}
    console.log(`the restore to change ${to} is recorded: ${lost} signed changes are lost`)
  } finally {
    file.close()
    await db.destroy()
  }
}
