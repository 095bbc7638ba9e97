import '../ops/command-line/plain-errors.ts'
import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import { accountOf } from '../ops/deploy/accounts.ts'
import { copyFiles } from '../ops/deploy/backup/copy-files.ts'
import { alone, inTurn } from '../ops/deploy/backup/lock.ts'
import { removeOld } from '../ops/deploy/backup/remove-old.ts'
import { backupSource } from '../ops/deploy/backup/source.ts'
import { takeBackup } from '../ops/deploy/backup/take-backup.ts'
import { timedLines } from '../ops/engines/timed-lines.ts'
import { receiving } from '../ops/engines/wal-receiver.ts'
import { readSettings } from '../ops/settings.ts'

// npm run backup [-- --keep 7]: the whole store. -- --files: only new files and keys. -- --receive: writes, as they come, until it is stopped.
const flag = { type: 'boolean', default: false } as const
const { keep, files, receive } = parseArgs({
  options: { keep: { type: 'string', default: '7' }, files: flag, receive: flag },
}).values
const count = Number(keep)
if (!Number.isSafeInteger(count) || count < 1)
  throw new Error('--keep must be at least 1: the number of backups to keep')
const say = timedLines()

const source = backupSource(readSettings(), process.env)
if (receive) await receiveWrites()
else if (files) {
  await inTurn(source.dir, 'files', async () => copyFiles(source))
  say('files and keys are copied')
} else
  await alone(source.dir, 'backup', async () => {
    const id = await takeBackup(source, say)
    for (const gone of removeOld(source.dir, count)) say(`${gone} is removed`)
    say(`${id} is complete`)
    console.log(
      `\n  ${source.dir} holds the store's keys and passwords. Restrict access to it, and keep a copy on another machine.`,
    )
  })

/** For a supervisor that restarts it when it ends: it then finds the current server. */
async function receiveWrites(): Promise<void> {
  const { command, args, env } = await receiving(source.dir, source.databaseUrl)
  const child = spawn(command, [...args, '--no-loop'], { env, stdio: 'inherit', ...accountOf('backup') })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => child.kill('SIGINT'))
  process.exitCode = await new Promise<number>(done => child.once('exit', code => done(code ?? 1)))
}
