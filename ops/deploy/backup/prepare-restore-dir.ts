import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { prepareSignerFolders, SIGNER_KEY_NAME, signedHeadsIn, signerKeyIn } from '../../engines/signer.ts'
import { run } from '../../process.ts'
import { folderOf } from '../accounts.ts'
import { type Backup, currentIn, HEADS } from './backups.ts'
import { filesFrom } from './wal-files.ts'

/** The folders of a store as they were: PostgreSQL's before its writes are in it. */
export function prepareRestoreDir(
  dir: string,
  backup: Backup,
  runDir: string,
  { isNewest, heads = join(currentIn(dir), HEADS) }: { isNewest: boolean; heads?: string | undefined },
): void {
  const current = currentIn(dir)
  // Keys as they are now: links that were given out since are good, and the roles' passwords follow them.
  for (const name of readdirSync(join(current, 'secrets'))) {
    const to = name === SIGNER_KEY_NAME ? signerKeyIn(runDir) : join(runDir, name)
    mkdirSync(dirname(to), { recursive: true })
    copyFileSync(join(current, 'secrets', name), to)
    chmodSync(to, 0o600)
  }
  // As they are now, whatever the database goes back to: what is lost by that stays named.
  if (existsSync(heads)) copy(heads, signedHeadsIn(runDir))
  prepareSignerFolders(runDir)
  // A file that is newer than the backup may belong to a row that comes with the writes.
  copy(isNewest ? join(current, 'media') : join(backup.dir, 'media'), join(runDir, 'media'))
  if (!isNewest) copy(join(current, 'media'), join(runDir, 'media'), '--ignore-existing')
  if (existsSync(join(backup.dir, 'numbers')))
    copy(join(backup.dir, 'numbers'), folderOf('analytics', join(runDir, 'analytics/clickhouse')))

  const data = join(runDir, 'postgres/data')
  copy(join(backup.dir, 'postgres'), data)
  copyWrites(join(dir, 'wal'), backup, join(data, 'pg_wal'), isNewest)
  writeFileSync(join(data, 'recovery.signal'), '')
  folderOf('postgres', join(runDir, 'postgres'))
  chmodSync(data, 0o700)
}

function copy(from: string, to: string, ...options: string[]): void {
  mkdirSync(to, { recursive: true })
  run('rsync', ['-aSH', ...options, `${from}/`, `${to}/`])
}

function copyWrites(wal: string, { wal: folder, firstFile }: Backup, to: string, isNewest: boolean): void {
  const from = join(wal, folder)
  const { files, gapAfter } = filesFrom(firstFile, readdirSync(from))
  // A moment before the gap can be reached; PostgreSQL says if it is not.
  if (gapAfter && isNewest)
    throw new Error(
      `Writes after ${gapAfter} are missing in ${from}. Use a backup from after the gap, or --to with a time before it.`,
    )
  for (const name of files) {
    // The last is renamed when it is full, which may be just now.
    if (existsSync(join(from, name))) copyFileSync(join(from, name), join(to, name))
    else copyFileSync(join(from, `${name}.partial`), join(to, name))
  }
  // Histories that began after earlier restores: the one that begins now gets a number of its own.
  for (const other of readdirSync(wal))
    for (const name of readdirSync(join(wal, other)))
      if (name.endsWith('.history')) copyFileSync(join(wal, other, name), join(to, name))
}
