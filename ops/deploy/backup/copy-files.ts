import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../../process.ts'
import { currentIn, HEADS } from './backups.ts'
import type { BackupSource } from './source.ts'

/**
 * Copies pictures, videos, packages, keys and signed heads, and syncs them. Existing files are left alone, and a new one appears
 * complete under its name or not at all; an earlier backup that links the file keeps it.
 */
export function copyFiles({ dir, mediaDir, secrets, heads }: BackupSource): void {
  const to = currentIn(dir)
  mkdirSync(join(to, 'media'), { recursive: true })
  mkdirSync(join(to, 'secrets'), { recursive: true, mode: 0o700 })
  if (existsSync(mediaDir)) mirror(mediaDir, join(to, 'media'))
  if (secrets.length > 0) run('rsync', ['-a', '--chmod=F600', ...secrets, `${join(to, 'secrets')}/`])
  // Nothing that was signed leaves the backups, even if the folder is emptied.
  if (heads && existsSync(heads)) run('rsync', ['-a', `${heads}/`, `${join(to, HEADS)}/`])
  // Once for all: a sync for each file takes as long again as copying it.
  run('sync', ['-f', to])
}

/** ClickHouse's files are consistent only while it is stopped: events wait in the stream until analytics is back. */
export async function copyNumbers({ dir, numbers }: BackupSource): Promise<void> {
  if (!numbers) return
  const to = join(currentIn(dir), 'numbers')
  mkdirSync(to, { recursive: true, mode: 0o700 })
  await numbers.writer?.stop()
  try {
    mirror(numbers.dir, to)
  } finally {
    await numbers.writer?.start()
  }
}

function mirror(from: string, to: string): void {
  // A file may have two names (catalogue/worker/files/adopt-files.ts); unfinished ones are skipped.
  run('rsync', ['-aSH', '--delete', '--exclude=/files/parts/', `${from}/`, `${to}/`])
}
