import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { root } from '../../../ops/settings.ts'
import { memoryOf, processorOf } from '../packages/process-use.ts'

const LOOK_EVERY = 20

export interface ImportTook {
  seconds: number
  megabytes: number
  /** Seconds of processor time. */
  processor: number
  said: string
}

/** What `npm run import` does, in a process of its own, with its start; and the most memory that it held. */
export async function runImport(
  env: { STAFF_DATABASE_URL: string; MEDIA_DIR: string },
  ...args: string[]
): Promise<ImportTook> {
  const began = performance.now()
  const child = spawn(process.execPath, [join(root, 'bin/import.ts'), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', process.env.VERBOSE ? 'inherit' : 'ignore'],
  })
  let [megabytes, processor] = [0, 0]
  const look = setInterval(() => {
    if (child.exitCode !== null || !child.pid) return
    megabytes = Math.max(megabytes, memoryOf(child.pid).max || 0)
    processor = Math.max(processor, processorOf(child.pid) || 0)
  }, LOOK_EVERY)
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  clearInterval(look)
  if (code !== 0) throw new Error(`the import ended with ${code}: ${said}`)
  return { seconds: (performance.now() - began) / 1000, megabytes, processor, said: said.trim() }
}
