import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { backupsIn, PART } from './backups.ts'

/** Leaves so many backups, and the writes since the oldest of them; returns what is gone. What was broken off goes too. */
export function removeOld(dir: string, keep: number): string[] {
  const [kept, old] = [backupsIn(dir).slice(0, keep), backupsIn(dir).slice(keep)]
  const parts = readdirSync(dir).filter(name => name.endsWith(PART))
  const gone = [...old.map(({ id }) => id), ...parts]
  for (const name of gone) rmSync(join(dir, name), { recursive: true })
  for (const folder of existsSync(join(dir, 'wal')) ? readdirSync(join(dir, 'wal')) : []) {
    const needed = kept.filter(({ wal }) => wal === folder).map(({ firstFile }) => firstFile)
    const first = needed.sort()[0]
    // A server without a backup may have one soon; WAL that no backup needs any more is older than one that is needed.
    if (first === undefined && !old.some(({ wal }) => wal === folder)) continue
    for (const name of readdirSync(join(dir, 'wal', folder)))
      if (/^[\dA-F]{24}$/.test(name) && (first === undefined || name < first))
        rmSync(join(dir, 'wal', folder, name))
  }
  return gone
}
