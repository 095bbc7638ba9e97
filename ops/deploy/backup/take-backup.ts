import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { postgresTool } from '../../engines/debian.ts'
import { loginOf, slotOf, walFolder } from '../../engines/wal-receiver.ts'
import { run, waitFor } from '../../process.ts'
import { accountOf, folderOf } from '../accounts.ts'
import { backupId, currentIn, MARK, PART, type WholeMark } from './backups.ts'
import { copyFiles, copyNumbers } from './copy-files.ts'
import { inTurn } from './lock.ts'
import type { BackupSource } from './source.ts'
import { fileBefore } from './wal-files.ts'

const manifest = z.object({
  'WAL-Ranges': z.array(z.object({ Timeline: z.number(), 'Start-LSN': z.string(), 'End-LSN': z.string() })),
})

/** The store as a whole, under a name that it gets when all of it is there and was verified. Returns the name. */
export async function takeBackup(source: BackupSource, say: (line: string) => void): Promise<string> {
  const { dir, databaseUrl } = source
  const wal = await receivingFolder(source)
  const id = backupId(new Date())
  const part = join(dir, id + PART)
  mkdirSync(part, { mode: 0o711 })

  const data = folderOf('backup', join(part, 'postgres'))
  chmodSync(data, 0o700)
  const { login, env } = loginOf(databaseUrl)
  const options = { account: accountOf('backup'), env }
  run(
    postgresTool('pg_basebackup'),
    ['-d', login, '-D', data, '-X', 'none', '--checkpoint=fast', '--manifest-checksums=SHA256'],
    options,
  )
  say('PostgreSQL is copied')
  // After it: publishing puts the file first, and then its row.
  await inTurn(dir, 'files', async () => {
    copyFiles(source)
    say('files and keys are copied')
    await copyNumbers(source)
    if (source.numbers) say('analytics is copied')
    for (const name of readdirSync(currentIn(dir))) run('cp', ['-al', join(currentIn(dir), name), part])
  })

  const [range] = manifest.parse(JSON.parse(readFileSync(join(data, 'backup_manifest'), 'utf8')))[
    'WAL-Ranges'
  ]
  if (!range) throw new Error('the PostgreSQL backup names no WAL range')
  const last = fileBefore(range.Timeline, range['End-LSN'])
  await waitFor(`the file ${last} of writes`, async () => existsSync(join(wal, last)))
  run(postgresTool('pg_verifybackup'), ['--quiet', '--wal-directory', wal, data], options)
  say('PostgreSQL is verified')

  const mark: WholeMark = {
    finishedAt: new Date(),
    wal: basename(wal),
    firstFile: firstFileOf(data),
  }
  writeFileSync(join(part, MARK), JSON.stringify(mark))
  run('sync', ['-f', part])
  renameSync(part, join(dir, id))
  run('sync', ['-f', dir])
  return id
}

/** Writes must come in before the copy begins, or its first are missing. */
async function receivingFolder({ dir, databaseUrl, receiver }: BackupSource): Promise<string> {
  await receiver?.start()
  if (!(await slotOf(databaseUrl)).active)
    throw new Error('No WAL receiver runs. Start: npm run backup -- --receive')
  const wal = await walFolder(dir, databaseUrl)
  if (!existsSync(wal)) throw new Error(`WAL is received in another directory than ${dir}`)
  return wal
}

function firstFileOf(data: string): string {
  const label = readFileSync(join(data, 'backup_label'), 'utf8')
  const [, file] = /^START WAL LOCATION: .* \(file ([\dA-F]{24})\)$/m.exec(label) ?? []
  if (!file) throw new Error(`no first WAL file in: ${label}`)
  return file
}
