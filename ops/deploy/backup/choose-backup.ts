import { join } from 'node:path'
import { postgresTool } from '../../engines/debian.ts'
import { run } from '../../process.ts'
import { type Backup, backupsIn } from './backups.ts'

/** The newest intact backup before a point in time; broken ones are reported and skipped. */
export function chooseBackup(dir: string, until: Date | undefined, say: (line: string) => void): Backup {
  const all = backupsIn(dir)
  const early = all.filter(({ finishedAt }) => until === undefined || finishedAt <= until)
  for (const backup of early) {
    try {
      // With the writes that it can't be without.
      const wal = join(dir, 'wal', backup.wal)
      run(postgresTool('pg_verifybackup'), ['--quiet', '--wal-directory', wal, join(backup.dir, 'postgres')])
      return backup
    } catch (error) {
      say(`${backup.id} is broken, and not used: ${(error as Error).message}`)
    }
  }
  const names = all.map(({ id }) => id).join(', ') || 'none'
  throw new Error(
    `${dir} has no good backup${until ? ` of before ${until.toISOString()}` : ''}. Whole ones: ${names}`,
  )
}
