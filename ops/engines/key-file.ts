import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A secret of a store on this machine, made when it is first asked for. */
export function keyIn(runDir: string, name: string): string {
  const file = join(runDir, name)
  if (!existsSync(file)) {
    mkdirSync(runDir, { recursive: true })
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  }
  return readFileSync(file, 'utf8').trim()
}
