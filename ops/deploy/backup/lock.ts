import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pidIn, waitFor } from '../../process.ts'

const HOUR_MS = 3_600_000

/** Only one command at a time does this in a folder of backups: another gets an error. A killed one blocks no other. */
export async function alone<T>(dir: string, what: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dir, { recursive: true })
  const file = join(dir, `${what}.pid`)
  const other = pidIn(file)
  if (other !== undefined) throw new Error(`another is at work there (${what}): process ${other}`)
  rmSync(file, { force: true })
  writeFileSync(file, String(process.pid), { flag: 'wx' })
  try {
    return await work()
  } finally {
    rmSync(file)
  }
}

/** The same, and another waits for its turn. */
export async function inTurn<T>(dir: string, what: string, work: () => Promise<T>): Promise<T> {
  await waitFor(`the other (${what})`, async () => pidIn(join(dir, `${what}.pid`)) === undefined, HOUR_MS)
  return alone(dir, what, work)
}
