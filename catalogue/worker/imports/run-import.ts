import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { bytesOf } from '../../../platform/bytes-of.ts'
import { nodeOptions } from '../../../platform/node-options.ts'

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url))
const WATCH_MS = 100
/** On a signal it records that it was interrupted. */
const END_MS = 5000
/** Of its memory: what is fetched lies outside of the heap. A heap that knows its bound is tidied before it reaches it. */
const HEAP_SHARE = 0.6

export interface ImportBounds {
  ms: number
  bytes: number
  signal: AbortSignal
}

export interface ChildRun {
  /** What it said of itself, as JSON; undefined: it did not come to its end. */
  said?: string
  /** Why it did not. */
  fault?: string
}

/** Imports one repository in a process that reads the worker's own settings, and may not grow or go on for ever. */
export async function runImport(
  address: string,
  env: NodeJS.ProcessEnv,
  { ms, bytes, signal }: ImportBounds,
): Promise<ChildRun> {
  const heap = `--max-old-space-size=${Math.ceil((bytes / 2 ** 20) * HEAP_SHARE)}`
  const child = spawn(process.execPath, [...nodeOptions(), heap, CHILD, address], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let why: string | undefined
  let killing: NodeJS.Timeout | undefined
  const end = (reason: string) => {
    if (why) return
    why = reason
    child.kill('SIGTERM')
    killing = setTimeout(() => child.kill('SIGKILL'), END_MS)
  }
  const stopped = () => end('the worker was told to end')
  signal.addEventListener('abort', stopped, { once: true })
  const late = setTimeout(() => end(`it took longer than ${Math.round(ms / 1000)} seconds`), ms)
  const watching = setInterval(async () => {
    if ((await bytesOf(child.pid)) <= bytes) return
    why ??= `it took more than ${bytes >> 20} MB of memory`
    child.kill('SIGKILL')
  }, WATCH_MS)
  try {
    const ended = new Promise<number | null>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', resolve)
    })
    const [said, told, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
    if (why) return { fault: why }
    return code === 0 ? { said } : { fault: told.trim().slice(-1000) || `it ended with ${code}` }
  } finally {
    signal.removeEventListener('abort', stopped)
    for (const timer of [late, killing]) clearTimeout(timer)
    clearInterval(watching)
  }
}
