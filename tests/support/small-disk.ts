import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../../ops/process.ts'

const CHUNK = Buffer.alloc(16_384)

export interface SmallDisk {
  /** Leaves no room on it. */
  fill(): void
  /** Leaves as much as there was. */
  free(): void
  unmount(): void
}

/** A disk of its own in memory, for a folder; undefined where this machine forbids it. */
export function smallDisk(dir: string, megabytes: number): SmallDisk | undefined {
  mkdirSync(dir, { recursive: true })
  try {
    run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'pergola', dir])
  } catch {
    return undefined
  }
  const filler = join(dir, '.filler')
  return {
    fill() {
      const file = openSync(filler, 'w')
      try {
        for (;;) writeSync(file, CHUNK)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      } finally {
        closeSync(file)
      }
    },
    free: () => rmSync(filler, { force: true }),
    unmount: () => run('umount', ['-l', dir]),
  }
}
